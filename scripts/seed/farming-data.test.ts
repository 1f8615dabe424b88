import { formatWindow } from '@sanabel/brand/calendar/labels';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { articles, crops } from '@sanabel/contract/fixtures';
import type { ProvenWindow, RegionProofs } from '@sanabel/contract/fixtures/farming-facts';
import { FARMING_FACTS } from '@sanabel/contract/fixtures/growing-guides';
import { describe, expect, it } from 'vitest';
import { allLines, farmingData } from './farming-data.ts';
import { statesWindow } from './text-dates.ts';

const textOf = (crop: string, locale: Locale): string => {
  const found = crops.find(({ name }) => name === crop) ?? expect.fail();
  return locale === 'ar' ? found.arabicDescription : found.description;
};
const windowsOf = (crop: string): ProvenWindow[] =>
  Object.values(FARMING_FACTS[crop]?.regions ?? {}).flatMap((proofs: RegionProofs = {}) => [
    ...(proofs.sowing ?? []),
    ...(proofs.harvest ?? []),
  ]);

describe('the dates of a crop', () => {
  it.each(Object.keys(FARMING_FACTS))('of %s are those of its own text, in both languages', (crop) => {
    for (const locale of LOCALES)
      for (const window of windowsOf(crop))
        expect(statesWindow(textOf(crop, locale), locale, window), `${locale}: ${formatWindow(locale, window)}`).toBe(true);
  });

  it('are not taken for those of a text that says something else', () => {
    const text = 'يُزرع القمح من ١٥ إلى ٣٠ نوفمبر في الوجه البحري، ومن ١٠ إلى ٢٥ نوفمبر في الصعيد، ويُحصد من أواخر أبريل إلى مايو.';
    const states = (from: string, to: string) => statesWindow(text, 'ar', { from, to });
    expect([states('11-10', '11-25'), states('04-late', '05-31')]).toEqual([true, true]);
    expect([states('11-01', '11-30'), states('11-10', '11-30'), states('04-01', '05-31'), states('05-01', '05-31')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(statesWindow('Picked in September and October.', 'en', { from: '09-01', to: '10-15' })).toBe(false);
  });

  it('include a harvest for at least 18 of the 20 crops, and no crop is without a fact', () => {
    const harvested = Object.values(FARMING_FACTS).filter(({ regions }) => Object.values(regions).some((proofs) => proofs?.harvest));
    expect(harvested.length).toBeGreaterThanOrEqual(18);
    expect(Object.keys(FARMING_FACTS).filter((crop) => windowsOf(crop).length === 0)).toEqual([]);
  });
});

describe('a source', () => {
  const sources = [...new Set(allLines().map(({ by }) => by.source))];

  it('can be found again: it has a title, a day or a year, and a page or an address', () => {
    for (const { name, date, year, readOn, page, link = '' } of sources) {
      expect(name, link).toMatch(/\p{L}{3,}.*\s/u);
      expect(date ?? year ?? readOn, name).toBeTruthy();
      expect(page || link, name).toBeTruthy();
    }
  });

  it('is no front page, no random post and no search', () => {
    for (const { name, link } of sources.filter((source) => source.link)) {
      const { pathname, search, searchParams } = new URL(link ?? '');
      expect((pathname + search).length, name).toBeGreaterThan(3);
      expect(
        [...searchParams.keys()].filter((key) => /random|search|^q$/.test(key)),
        name,
      ).toEqual([]);
    }
  });
});

it('no text names a dose of a pesticide', () => {
  const texts = [...crops, ...articles].flatMap((item) => Object.values(item).filter((value) => typeof value === 'string'));
  const sentences = texts.flatMap((text) => text.split(/[.\n]/));
  const dose = /[\d٠-٩]+\s*(?:سم٣|سم³|مل|ملليلتر|جم|جرام|لتر|كجم|ml|cc|g|grams?|litres?|kg)(?![\p{L}])/u;
  expect(sentences.filter((sentence) => /مبيد|رش|تبخير|pesticide|spray|fumigat/i.test(sentence) && dose.test(sentence))).toEqual([]);
});

it('docs/farming-data.md lists every date and number with its source', async () => {
  await expect(farmingData()).toMatchFileSnapshot('../../docs/farming-data.md');
});
