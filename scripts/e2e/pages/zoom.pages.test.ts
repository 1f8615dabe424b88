import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stickingOut } from '../../testing/sticking-out.ts';
import { withBrowser } from '../../testing/visit.ts';
import { onEvery, PAGES } from './open.ts';

const browser = withBrowser();

/** Runs in the page: finds boxes that cut off text. An ellipsis is allowed, because the item's page has the whole text. SVG has no `innerText`. */
const cutOff = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || element.closest('[aria-hidden=true], dialog'))
      return [];
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || (element.innerText ?? '').trim() === '') return [];
    const isCutAcross = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 2;
    const isCutBelow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
    return isCutAcross || isCutBelow ? [`${element.localName}.${[...element.classList].join('.')} cuts off its words`] : [];
  });

/** Runs in the page: finds words of its title that are cut in two, which breaks the joins of Arabic letters. */
const cutWords = (): string[] => {
  const title = document.querySelector('h1') as HTMLElement;
  const found: string[] = [];
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{Mn}]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > Number.parseFloat(getComputedStyle(title).fontSize) / 2)
        found.push(`cuts ${word} in two`);
    }
  return found;
};

const losses = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const sideways = width > 0 ? [`scrolls sideways by ${width} px: ${(await page.evaluate(stickingOut)).join(' ')}`] : [];
  return [...sideways, ...(await page.evaluate(cutOff))];
};

describe('at twice the size', () => {
  it.each([1440, 1280])('a window of %i px loses nothing and does not scroll sideways', async (width) => {
    const options = { viewport: { width: width / 2, height: 450 }, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;
    expect(await onEvery(browser(), PAGES, options, losses)).toEqual([]);
  });

  it.each([390, 1280])('of the letters alone, a window of %i px loses nothing either', async (width) => {
    const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
    const problems = await onEvery(browser(), PAGES, options, async (page, { kind }) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      // A crop's name is in the largest letters of the site.
      return [...(await losses(page)), ...(kind === '/services/crop' ? [] : await page.evaluate(cutWords))];
    });
    expect(problems).toEqual([]);
  });
});
