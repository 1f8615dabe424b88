import { expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../../testing/browser.ts';
import { pageKinds } from './pages.ts';
import { stillnessOf } from './stillness.ts';

const { siteUrl, cmsUrl } = inject('stack');

/** The language that reads from the right, and the width at which the least room is left; `npm run test:pages` tries the others. */
it('nothing moves while the fonts arrive, on any page kind in Arabic on a telephone', async () => {
  const browser = await openBrowser();
  const { page } = await openPage(browser, siteUrl, { viewport: { width: 390, height: 844 } });
  const movesOf = await stillnessOf(page);
  const moves: string[] = [];
  for (const { path } of (await pageKinds(cmsUrl)).filter(({ locale }) => locale === 'ar')) moves.push(...(await movesOf(path)));
  await browser.close();
  expect(moves).toEqual([]);
});
