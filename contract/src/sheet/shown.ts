import { SHEET_REGIONS, type SheetRegion } from './rows.ts';
import type { RegionFacts, Sheet } from './sheet.ts';

export const factsOf = ({ regions = {} }: Sheet, region: SheetRegion): RegionFacts => ({ ...regions.everywhere, ...regions[region] });

const hasAny = (facts: RegionFacts | undefined): boolean => Object.keys(facts ?? {}).length > 0;

/** Returns all regions where any differs, marking those without facts; `everywhere` where none differs; none where nothing is known. */
export const regionsOf = (sheet: Sheet): { region: SheetRegion; isKnown: boolean }[] => {
  const [whole, ...parts] = SHEET_REGIONS.map((region) => ({ region, isKnown: hasAny(sheet.regions?.[region]) }));
  if (!parts.some(({ isKnown }) => isKnown)) return whole?.isKnown ? [whole] : [];
  return parts.map(({ region, isKnown }) => ({ region, isKnown: isKnown || whole?.isKnown === true }));
};

export const synonymsIn = (names = ''): string[] =>
  names
    .split(/[,،;؛]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const otherNamesIn = ({ arabicSynonyms, synonyms, scientificName = '' }: Sheet): string[] => [
  ...synonymsIn(arabicSynonyms),
  ...synonymsIn(synonyms),
  ...(scientificName === '' ? [] : [scientificName]),
];
