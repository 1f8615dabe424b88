import type { Page } from 'playwright-core';

/** Scrolls to the end and back, so that lazy pictures are loaded and the contents of an article mark its beginning. */
export const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    const step = window.innerHeight / 2;
    for (let way = 0; way < 2 * end; way += step) {
      window.scrollTo(0, way < end ? way : 2 * end - way);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
};
