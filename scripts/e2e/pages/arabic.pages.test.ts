import { describe, expect, it } from 'vitest';
import { arabicFindings } from '../../testing/arabic.ts';
import { withBrowser } from '../../testing/visit.ts';
import { onEvery, PAGES } from './open.ts';

const browser = withBrowser();
const ARABIC = PAGES.filter(({ locale }) => locale === 'ar');

/** Breaches with a reason (docs/arabic.md, "Exceptions"), by the address of the page. */
const EXCEPTIONS: readonly { path: RegExp; finding: RegExp }[] = [
  // Coptic months under their numbers in the printed year: 6 pt, because twelve of them share the width of half a sheet.
  { path: /\/booklet/, finding: /^8: 8 px at small/ },
  // The licence's official Arabic name, and the sign that a spreadsheet needs.
  { path: /^\/data$/, finding: /^(?:9: Western digits.*رخصة المشاع|16: .*المعادل)/ },
];
const isBreach = (finding: string, path: string): boolean =>
  !EXCEPTIONS.some((exception) => exception.path.test(path) && exception.finding.test(finding));

describe('the typesetting of Arabic', () => {
  it.each([390, 1440])('follows docs/arabic.md on every page, at %i px', async (width) => {
    expect(ARABIC.length).toBeGreaterThan(20);
    const problems = await onEvery(
      browser(),
      ARABIC,
      { viewport: { width, height: 900 }, reducedMotion: 'reduce' },
      async (page, { path }) => {
        await page.evaluate(() => document.fonts.ready);
        return (await arabicFindings(page)).filter((finding) => isBreach(finding, path));
      },
    );
    expect(problems).toEqual([]);
  });

  it('cuts no letter and no mark at twice the size of letters', async () => {
    const problems = await onEvery(browser(), ARABIC, { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' }, async (page) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.fonts.ready;
      });
      return (await arabicFindings(page)).filter((finding) => finding.startsWith('5:'));
    });
    expect(problems).toEqual([]);
  });
});

describe('the two languages', () => {
  const LANDMARKS = /<(?:main|nav|aside|footer|header|form|section)\b/g;
  const COUNTED = { headings: /<h[1-6]\b/g, links: /<a\b/g, pictures: /<img\b/g, landmarks: LANDMARKS };
  const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

  it('have as many headings, links, pictures and landmarks on a page, within a fifth', () => {
    const problems = ARABIC.flatMap((page) => {
      const other = PAGES.find(({ locale, counterpart }) => locale === 'en' && counterpart === page.counterpart);
      if (!other) return [`${page.path}: no counterpart`];
      return Object.entries(COUNTED).flatMap(([name, pattern]) => {
        const [one, two] = [count(page.html, pattern), count(other.html, pattern)];
        return Math.abs(one - two) > Math.max(one, two) / 5 ? [`${page.path}: ${one} ${name}, ${two} in English`] : [];
      });
    });
    expect(problems).toEqual([]);
  });
});
