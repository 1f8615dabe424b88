import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { oneOfEachKind } from './built-pages.ts';
import { type BoxPosition, shapesOf, unmirrored } from './mirror.ts';
import { type ButtonPosition, buttonsOf, unmirroredButtons } from './mirror-buttons.ts';
import { onEvery, PAGES } from './open.ts';

const browser = withBrowser();

const kinds = oneOfEachKind(PAGES);

describe('the Arabic layout mirrors the English one', () => {
  it.each([390, 820, 1440])('on every kind of page, %i px wide', async (width) => {
    const shapes: Record<'ar' | 'en', Map<string, Map<string, BoxPosition>>> = { ar: new Map(), en: new Map() };
    const buttons: Record<'ar' | 'en', Map<string, Map<string, ButtonPosition>>> = { ar: new Map(), en: new Map() };
    const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
    await onEvery(browser(), kinds, options, async (page, { locale, kind }) => {
      await page.evaluate(() => document.fonts.ready);
      // Scripts draw the search and the saved pages.
      await page.waitForLoadState('networkidle');
      shapes[locale].set(kind, await shapesOf(page));
      buttons[locale].set(kind, await buttonsOf(page));
      return [];
    });
    expect(shapes.ar.size).toBeGreaterThan(14);
    const problems = [...shapes.ar].flatMap(([kind, arabic]) => {
      const english = shapes.en.get(kind) ?? new Map<string, BoxPosition>();
      expect(arabic.size, kind).toBeGreaterThan(7);
      return [...unmirrored(arabic, english)].map((problem) => `${kind}: ${problem}`);
    });
    const odd = [...buttons.ar].flatMap(([kind, arabic]) => {
      // Each page has the button of the menu or of the search.
      expect(arabic.size, kind).toBeGreaterThan(0);
      return unmirroredButtons(arabic, buttons.en.get(kind) ?? new Map()).map((problem) => `${kind}: ${problem}`);
    });
    expect([...problems, ...odd]).toEqual([]);
  });
});
