import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { onEvery, PAGES, readThrough } from './open.ts';

const browser = withBrowser();

/** Runs in the page: finds slanted or spaced Arabic letters, which breaks their joins. */
const brokenLetters = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue ?? '');
    if (!/\p{Script=Arabic}/u.test(own.join(''))) return [];
    const { fontStyle, letterSpacing } = getComputedStyle(element);
    const isWhole = fontStyle === 'normal' && (letterSpacing === 'normal' || Number.parseFloat(letterSpacing) === 0);
    return isWhole ? [] : [`${fontStyle} ${letterSpacing}: ${own.join('').trim().slice(0, 40)}`];
  });

const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

describe('every page, read to its end', () => {
  it('breaks no rule of the security policy, has no complaint of the browser, and Arabic letters upright and joined', async () => {
    const problems = await onEvery(browser(), PAGES, DESKTOP, async (page) => {
      await readThrough(page);
      return page.evaluate(brokenLetters);
    });
    expect(problems).toEqual([]);
  });

  it('moves nothing where less motion is asked for', async () => {
    const problems = await onEvery(browser(), PAGES, { ...DESKTOP, reducedMotion: 'reduce' }, async (page) => {
      await readThrough(page);
      return page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => `${animation.constructor.name} ${(animation.effect as KeyframeEffect).target?.className}`),
      );
    });
    expect(problems).toEqual([]);
  });
});
