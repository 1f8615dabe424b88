import { describe, expect, inject, it } from 'vitest';
import { openPage } from '../../testing/browser.ts';
import { withBrowser } from '../../testing/visit.ts';
import { pageKinds } from '../site/pages.ts';
import { stillnessOf } from '../site/stillness.ts';

const { siteUrl, cmsUrl } = inject('stack');

const browser = withBrowser();

describe('nothing moves while the fonts arrive', () => {
  it.each([390, 820, 1440])('on any page kind in either language, %i px wide', async (width) => {
    const { page } = await openPage(browser(), siteUrl, { viewport: { width, height: 844 } });
    const movesOf = await stillnessOf(page);
    const moves: string[] = [];
    for (const { path } of await pageKinds(cmsUrl)) moves.push(...(await movesOf(path)));
    expect(moves).toEqual([]);
    await page.context().close();
  });
});
