import type { GrowingGuide, RegionFacts } from './growing-guide.ts';
import { GUIDE_REGIONS, type GuideRegion } from './rows.ts';

export const factsOf = ({ regions = {} }: GrowingGuide, region: GuideRegion): RegionFacts => ({
  ...regions.everywhere,
  ...regions[region],
});

const hasAny = (facts: RegionFacts | undefined): boolean => Object.keys(facts ?? {}).length > 0;

/** Returns all regions where any differs, marking those without facts; `everywhere` where none differs; none where nothing is known. */
export const regionsOf = (growingGuide: GrowingGuide): { region: GuideRegion; isKnown: boolean }[] => {
  const [whole, ...parts] = GUIDE_REGIONS.map((region) => ({ region, isKnown: hasAny(growingGuide.regions?.[region]) }));
  if (!parts.some(({ isKnown }) => isKnown)) return whole?.isKnown ? [whole] : [];
  return parts.map(({ region, isKnown }) => ({ region, isKnown: isKnown || whole?.isKnown === true }));
};

export const synonymsIn = (names = ''): string[] =>
  names
    .split(/[,،;؛]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const otherNamesIn = ({ arabicSynonyms, synonyms, scientificName = '' }: GrowingGuide): string[] => [
  ...synonymsIn(arabicSynonyms),
  ...synonymsIn(synonyms),
  ...(scientificName === '' ? [] : [scientificName]),
];
