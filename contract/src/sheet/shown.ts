import { SHEET_REGIONS, type SheetRegion } from './rows.ts';
import type { RegionFacts, Sheet } from './sheet.ts';

/** The facts of a region: its own, and those of the whole country where it has none. */
export const factsOf = ({ regions = {} }: Sheet, region: SheetRegion): RegionFacts => ({ ...regions.everywhere, ...regions[region] });

const hasAny = (facts: RegionFacts | undefined): boolean => Object.keys(facts ?? {}).length > 0;

/**
 * The regions that a page offers: all that differ where any does, those without a fact marked; the country alone where nothing differs;
 * none where no fact is known at all.
 */
export const regionsOf = (sheet: Sheet): { region: SheetRegion; isKnown: boolean }[] => {
  const [whole, ...parts] = SHEET_REGIONS.map((region) => ({ region, isKnown: hasAny(sheet.regions?.[region]) }));
  if (!parts.some(({ isKnown }) => isKnown)) return whole?.isKnown ? [whole] : [];
  return parts.map(({ region, isKnown }) => ({ region, isKnown: isKnown || whole?.isKnown === true }));
};

/** The other names of a crop in one language, which are typed with commas between. */
export const synonymsIn = (names = ''): string[] =>
  names
    .split(/[,،;؛]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** All other names of a crop, in both languages and of science. */
export const otherNamesIn = ({ arabicSynonyms, synonyms, scientificName = '' }: Sheet): string[] => [
  ...synonymsIn(arabicSynonyms),
  ...synonymsIn(synonyms),
  ...(scientificName === '' ? [] : [scientificName]),
];
