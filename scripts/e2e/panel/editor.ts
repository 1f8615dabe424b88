import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { inject } from 'vitest';
import { type Api, createApi } from '../../seed/api.ts';

export const editorApi = (): Api => {
  const { cmsUrl, session } = inject('stack');
  return createApi(cmsUrl, session.token);
};

export const pngBytes = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#e9ae2b' } })
    .png()
    .toBuffer();

export const pngFile = async (name: string, width = 300, height = 200) => ({
  name,
  mimeType: 'image/png',
  buffer: await pngBytes(width, height),
});

export const alertOf = (page: Page, title: string): Locator => page.getByRole('alertdialog', { name: title, exact: true });

export const acknowledge = async (page: Page, title: string, ok = 'حسنًا'): Promise<void> => {
  await alertOf(page, title).getByRole('button', { name: ok }).click();
  await alertOf(page, title).waitFor({ state: 'detached' });
};

/** Makes calls fail in the browser, because a test cannot make the real server fail. */
export const failCalls = async (page: Page, method: string, path: string, how: 'no answer' | 'trouble'): Promise<void> => {
  await page.route(`**/api/v1${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return how === 'no answer' ? route.abort() : route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
};

export const dragOver = async (page: Page, handle: Locator, other: Locator): Promise<void> => {
  await handle.hover();
  const from = await handle.boundingBox();
  const to = await other.boundingBox();
  if (!from || !to) throw new Error('The handles are not on the page.');
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await page.mouse.up();
};
