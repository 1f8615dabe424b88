import { FARMERS_YEAR, indexOf, monthOf, type Season, type Span, type Stage, stageAt } from '@sanabel/brand/calendar/halves';
import { formatEnd, formatHalf, formatSpan } from '@sanabel/brand/calendar/labels';
import { formatDigits } from '@sanabel/brand/format';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import type { GrowingGuide, GuideFact, RegionFacts } from '@sanabel/contract/growing-guide/growing-guide';
import { GUIDE_ROWS, GUIDE_UNITS, type GuideRegion, type GuideRow, type GuideUnit } from '@sanabel/contract/growing-guide/rows';
import { factsOf, regionsOf } from '@sanabel/contract/growing-guide/shown';
import { growingGuideOfCrop } from '../../content/growing-guide.ts';
import { translator } from '../../i18n/translate.ts';

export const STAGE_LABELS = { sow: 'sowing', tend: 'growth', harvest: 'harvest', rest: 'rest' } as const satisfies Record<Stage, string>;

export interface Window {
  text: string;
  source: number | undefined;
}

/** The values of one or more regions, by index; without an index it holds for all. */
export interface Variant {
  regions: readonly number[];
  /** Number in the page's digits; empty where none is known. */
  value: string;
  unit: string;
  note: GuideFact;
  source: number | undefined;
}

export interface RegionView {
  region: GuideRegion;
  isKnown: boolean;
  sowing: Window | null;
  harvest: Window | null;
  /** The 24 halves from Tut; empty where no date is known. */
  stages: readonly Stage[];
  /** The stages that the dates are complete enough to name. */
  namedStages: readonly Stage[];
  labels: { sowingEnds: string; harvestEnds: string; returns: string };
}

export interface GuideView {
  growingGuide: GrowingGuide;
  regions: readonly RegionView[];
  /** The index of the region to show first. */
  first: number;
  hasYear: boolean;
  /** All rows of the table once one has a value, else none; a row that differs by region has a variant for each. */
  rows: readonly { name: GuideRow; variants: readonly Variant[] }[];
}

const windowOf = (locale: Locale, span: (Span & { source?: number | undefined }) | undefined): Window | null =>
  span ? { text: formatSpan(locale, span), source: span.source } : null;

const namedStagesOf = ({ sowing, harvest }: Season): Stage[] => {
  if (sowing && harvest) return ['sow', 'tend', 'harvest', 'rest'];
  return sowing ? ['sow'] : harvest ? ['harvest'] : [];
};

const viewOf = (growingGuide: GrowingGuide, region: GuideRegion, isKnown: boolean, locale: Locale): RegionView => {
  const facts = factsOf(growingGuide, region);
  const namedStages = namedStagesOf(facts);
  const { sowing, harvest } = facts;
  return {
    region,
    isKnown,
    sowing: windowOf(locale, sowing),
    harvest: windowOf(locale, harvest),
    stages: namedStages.length > 0 ? FARMERS_YEAR.map((half) => stageAt(facts, half)) : [],
    namedStages,
    labels: {
      sowingEnds: sowing ? formatEnd(locale, sowing) : '',
      harvestEnds: harvest ? formatEnd(locale, harvest) : '',
      returns: sowing ? formatHalf(locale, sowing.from) : '',
    },
  };
};

/** Only irrigations have plural forms, by the last number: ٥-٦ ريات, ١٢ رية. */
const formatUnit = (locale: Locale, value: string, unit: GuideUnit): string => {
  const t = translator(locale);
  const [last] = value.match(/\d+(?=\D*$)/) ?? [];
  return unit === 'irrigations' && last
    ? t('detail.crop.growingGuide.irrigations', { count: Number(last) })
    : t(`common.guideUnits.${unit}`);
};

const variantsOf = (all: readonly RegionFacts[], name: GuideRow, locale: Locale): Variant[] => {
  const byText = Map.groupBy(all.keys(), (index) => JSON.stringify(all[index]?.[name] ?? {}));
  return [...byText].map(([text, regions]) => {
    const { value = '', unit = GUIDE_UNITS[name][0], source, ...note } = JSON.parse(text) as GuideFact;
    return {
      regions: byText.size === 1 ? [] : regions,
      value: formatDigits(locale, value),
      unit: formatUnit(locale, value, unit),
      note,
      source,
    };
  });
};

/** Prefers a region with dates to one with any other value. */
const firstOf = (regions: readonly RegionView[]): number => {
  const dated = regions.findIndex(({ stages }) => stages.length > 0);
  return Math.max(0, dated === -1 ? regions.findIndex(({ isKnown }) => isKnown) : dated);
};

/** Null where the crop has no growing guide. */
export const guideView = (crop: Crop, locale: Locale): GuideView | null => {
  const growingGuide = growingGuideOfCrop(crop);
  if (!growingGuide) return null;
  const all = regionsOf(growingGuide).map(({ region }) => factsOf(growingGuide, region));
  const regions = regionsOf(growingGuide).map(({ region, isKnown }) => viewOf(growingGuide, region, isKnown, locale));
  return {
    growingGuide,
    regions,
    first: firstOf(regions),
    hasYear: regions.some(({ stages }) => stages.length > 0),
    rows: all.some((facts) => GUIDE_ROWS.some((name) => facts[name]))
      ? GUIDE_ROWS.map((name) => ({ name, variants: variantsOf(all, name, locale) }))
      : [],
  };
};

export const formatYear = ({ sowing, harvest }: RegionView, labels: { sowing: string; harvest: string }): string =>
  [sowing && `${labels.sowing}: ${sowing.text}`, harvest && `${labels.harvest}: ${harvest.text}`].filter(Boolean).join('. ');

export const FARMERS_MONTHS: readonly number[] = FARMERS_YEAR.filter((half) => indexOf(half) % 2 === 0).map((half) => monthOf(half).month);
