import { describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';

const { siteUrl } = inject('stack');
const browser = withBrowser();

const sceneAt = async (hour: number, options: { colorScheme?: 'dark'; javaScriptEnabled?: false } = {}) => {
  const page = await browser().newPage(options);
  await page.clock.setFixedTime(new Date(2026, 10, 22, hour, 30));
  await page.goto(siteUrl);
  const picture = page.locator('[data-background=platform] img');
  const src = await picture.evaluate(
    (image: HTMLImageElement) =>
      new Promise<string>((resolve) => {
        const tell = () => resolve(image.currentSrc);
        if (image.complete && image.currentSrc) tell();
        else image.addEventListener('load', tell, { once: true });
      }),
  );
  const color = await page
    .locator('h1')
    .first()
    .evaluate((title) => getComputedStyle(title).color);
  await page.close();
  return { scene: new URL(src).pathname.replace(/^.*scene-|\.svg$/g, ''), color };
};

describe('the scene of home', () => {
  it('goes with the hours of the device, with words that can be read on it', async () => {
    const [night, dawn, noon, dusk] = await Promise.all([2, 5, 12, 18].map((hour) => sceneAt(hour)));
    expect([night, dawn, noon, dusk].map((at) => at?.scene)).toEqual(['dusk', 'fields-dawn', 'fields-noon', 'dusk']);
    expect(dawn?.color).toBe(noon?.color);
    expect(dusk?.color).not.toBe(dawn?.color);
    expect(night?.color).toBe(dusk?.color);
  });

  it('is a dusk on a dark screen, and a dawn without a script', async () => {
    expect((await sceneAt(12, { colorScheme: 'dark' })).scene).toBe('dusk');
    expect((await sceneAt(12, { javaScriptEnabled: false })).scene).toBe('fields-dawn');
  });
});
