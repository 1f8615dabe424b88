import type { GrowingGuide, GuideWindow, RegionFacts } from './growing-guide.ts';
import { GUIDE_REGIONS, type GuideRegion } from './rows.ts';

export const factsOf = ({ regions = {} }: GrowingGuide, region: GuideRegion): RegionFacts => ({
  ...regions.everywhere,
  ...regions[region],
});

/** The regions whose dates come closest, the nearest first. */
const NEIGHBOURS: Readonly<Record<GuideRegion, readonly GuideRegion[]>> = {
  everywhere: [],
  delta: ['middle', 'upper'],
  middle: ['upper', 'delta'],
  upper: ['middle', 'delta'],
  reclaimed: ['delta', 'middle', 'upper'],
};

export const WINDOW_KINDS = ['sowing', 'harvest'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** A window that a page shows for a region; `of` names the neighbour that it is borrowed from. */
export type ShownWindow = GuideWindow & { of?: GuideRegion };

/** Returns a region's own windows, else those of its nearest neighbour. A window for a place alone is never borrowed. */
export const windowsOf = (growingGuide: GrowingGuide, region: GuideRegion, kind: WindowKind): readonly ShownWindow[] => {
  const own = factsOf(growingGuide, region)[kind] ?? [];
  if (own.length > 0) return own;
  for (const neighbour of NEIGHBOURS[region]) {
    const windows = (growingGuide.regions?.[neighbour]?.[kind] ?? []).filter(({ place, arabicPlace }) => !place && !arabicPlace);
    if (windows.length > 0) return windows.map((window) => ({ ...window, of: neighbour }));
  }
  return [];
};

const hasAny = (facts: RegionFacts | undefined): boolean => Object.keys(facts ?? {}).length > 0;

/**
 * Returns all regions where any differs, marking those without facts and without a neighbour's dates; `everywhere` where none differs; none
 * where nothing is known.
 */
export const regionsOf = (growingGuide: GrowingGuide): { region: GuideRegion; isKnown: boolean }[] => {
  const [whole, ...parts] = GUIDE_REGIONS.map((region) => ({ region, hasFacts: hasAny(growingGuide.regions?.[region]) }));
  if (!parts.some(({ hasFacts }) => hasFacts)) return whole?.hasFacts ? [{ region: whole.region, isKnown: true }] : [];
  return parts.map(({ region, hasFacts }) => ({
    region,
    isKnown: hasFacts || whole?.hasFacts === true || WINDOW_KINDS.some((kind) => windowsOf(growingGuide, region, kind).length > 0),
  }));
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
