import { FARMERS_YEAR, indexOf, monthOf } from '@sanabel/brand/calendar/halves';
import { formatEnd, formatStart, formatWindow } from '@sanabel/brand/calendar/labels';
import { type Days, daysOf, partsOf, rangesOf, STAGES, type Stage, stageOn } from '@sanabel/brand/calendar/seasons';
import { formatDigits } from '@sanabel/brand/format';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import type { GrowingGuide, GuideFact, RegionFacts } from '@sanabel/contract/growing-guide/growing-guide';
import { GUIDE_ROWS, GUIDE_UNITS, type GuideRegion, type GuideRow, type GuideUnit } from '@sanabel/contract/growing-guide/rows';
import { factsOf, regionsOf, type ShownWindow, WINDOW_KINDS, type WindowKind, windowsOf } from '@sanabel/contract/growing-guide/shown';
import { growingGuideOfCrop } from '../../content/growing-guide.ts';
import { seasonsOf } from '../../content/year-crops.ts';
import { translator } from '../../i18n/translate.ts';
import { neighbourNote, windowName } from './window-labels.ts';

export const STAGE_LABELS = { sow: 'sowing', tend: 'growth', harvest: 'harvest', rest: 'rest' } as const satisfies Record<Stage, string>;

export interface Window {
  kind: WindowKind;
  /** "Summer, Nubaria"; empty where the crop has one window of the kind. */
  name: string;
  text: string;
  /** Says whose dates these are; empty for the region's own. */
  note: string;
  source: number | undefined;
}

/** What to do on some days of the year. */
export interface Work {
  stage: Stage;
  /** `1110-1125`, or several, separated by spaces. */
  days: string;
  name: string;
  /** The end of the work; at rest, the start of the next sowing, if one is known. */
  date: string;
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
  windows: readonly Window[];
  /** The 24 halves from Tut, each in three parts of five days; empty where no date is known. */
  kernels: readonly (readonly Stage[])[];
  /** The stages that the dates are complete enough to name. */
  namedStages: readonly Stage[];
  works: readonly Work[];
}

export interface GuideView {
  growingGuide: GrowingGuide;
  regions: readonly RegionView[];
  /** The index of the region to show first. */
  first: number;
  hasYear: boolean;
  /** The rows of the table and their variants that have a value or a note; a row that differs by region has a variant for each. */
  rows: readonly { name: GuideRow | 'varieties'; variants: readonly Variant[] }[];
  /** The rows without a value or a note in any region. */
  uncheckedRows: readonly GuideRow[];
}

const PARTS_OF_HALF = 3;

const kernelsOf = (parts: readonly Stage[]): Stage[][] =>
  FARMERS_YEAR.map((half) => parts.slice(half * PARTS_OF_HALF, (half + 1) * PARTS_OF_HALF));

const rangeOf = ({ from, to }: Days): string => `${from}-${to}`;

/** The sowing that begins first after a day. */
const nextSowing = (sowings: readonly ShownWindow[], day: string): ShownWindow | undefined =>
  sowings.toSorted((one, other) => {
    const [first, second] = [daysOf(one).from, daysOf(other).from];
    return Number(first < day) - Number(second < day) || first.localeCompare(second);
  })[0];

const worksOf = (
  locale: Locale,
  windows: Readonly<Record<WindowKind, readonly ShownWindow[]>>,
  stageOfDay: (day: string) => Stage,
): Work[] => {
  const ofWindows = (kind: WindowKind, stage: Stage): Work[] =>
    windows[kind].map((window) => ({
      stage,
      days: rangeOf(daysOf(window)),
      name: windowName(locale, window),
      date: formatEnd(locale, window.to),
    }));
  const isComplete = windows.harvest.length > 0;
  const ofRest = isComplete ? rangesOf((day) => stageOfDay(day) === 'rest') : [];
  const works = [
    ...ofWindows('sowing', 'sow'),
    ...ofWindows('harvest', 'harvest'),
    ...rangesOf((day) => stageOfDay(day) === 'tend').map((days): Work => ({ stage: 'tend', days, name: '', date: '' })),
    ...ofRest.map((days): Work => {
      const next = nextSowing(windows.sowing, days.slice(-4));
      return { stage: 'rest', days, name: '', date: next ? formatStart(locale, next.from) : '' };
    }),
  ];
  const byText = Map.groupBy(works, ({ days: _, ...text }) => JSON.stringify(text));
  return [...byText.values()].map((same) => ({ ...(same[0] as Work), days: same.map(({ days }) => days).join(' ') }));
};

const viewOf = (growingGuide: GrowingGuide, region: GuideRegion, isKnown: boolean, locale: Locale, months: number): RegionView => {
  const windows = { sowing: windowsOf(growingGuide, region, 'sowing'), harvest: windowsOf(growingGuide, region, 'harvest') };
  const seasons = seasonsOf(windows.sowing, windows.harvest, months);
  const parts = seasons.length > 0 ? partsOf(seasons) : [];
  const works = worksOf(locale, windows, (day) => stageOn(seasons, day));
  return {
    region,
    isKnown,
    windows: WINDOW_KINDS.flatMap((kind) =>
      windows[kind].map((window) => ({
        kind,
        name: windowName(locale, window),
        text: formatWindow(locale, window),
        note: neighbourNote(locale, window),
        source: window.source,
      })),
    ),
    kernels: parts.length > 0 ? kernelsOf(parts) : [],
    namedStages: STAGES.filter((stage) => works.some((work) => work.stage === stage)),
    works,
  };
};

/** Merges what regions have in common: each value once, with the indices of its regions, or none where all that have any share it. */
export const shared = <Value>(all: readonly (readonly Value[])[]): { value: Value; regions: readonly number[] }[] => {
  const values = all.flatMap((own, region) => own.map((value) => ({ value, region })));
  const most = all.filter((own) => own.length > 0).length;
  return [...Map.groupBy(values, ({ value }) => JSON.stringify(value)).values()].map((same) => {
    const regions = [...new Set(same.map(({ region }) => region))];
    return { value: (same[0] as (typeof same)[0]).value, regions: regions.length === most ? [] : regions };
  });
};

const OTHER_FORM = 100;

/** Written as it is read aloud: ٤٥ إلى ٧٠ كيلوجرامًا, ٢٥ في ٦٠ سنتيمترًا. The last number counts; Arabic says one and two in words: ريتان. */
const formatAmount = (locale: Locale, value: string, unit: GuideUnit): { value: string; unit: string } => {
  const t = translator(locale);
  const key = `detail.crop.growingGuide.amounts.${unit}` as const;
  const last = Number(value.split(/[-x]/).at(-1));
  const isInWords = locale === 'ar' && (last === 1 || last === 2);
  if (isInWords && value === String(last)) return { value: t(key, { count: last }), unit: '' };
  return {
    value: formatDigits(locale, value).replace('–', t('detail.crop.growingGuide.range')).replace('×', t('detail.crop.growingGuide.by')),
    unit: t(key, { count: isInWords ? OTHER_FORM : last }),
  };
};

const variantsOf = (all: readonly RegionFacts[], name: GuideRow | 'varieties', locale: Locale): Variant[] => {
  const byText = Map.groupBy(all.keys(), (index) => JSON.stringify(all[index]?.[name] ?? null));
  const known = [...byText].filter(([text]) => text !== 'null');
  return known.map(([text, regions]) => {
    const { value = '', unit = name === 'varieties' ? undefined : GUIDE_UNITS[name][0], source, ...note } = JSON.parse(text) as GuideFact;
    return {
      regions: byText.size === 1 ? [] : regions,
      ...(value === '' || !unit ? { value: formatDigits(locale, value), unit: '' } : formatAmount(locale, value, unit)),
      note,
      source,
    };
  });
};

/** Prefers a region with dates to one with any other value. */
const firstOf = (regions: readonly RegionView[]): number => {
  const dated = regions.findIndex(({ windows }) => windows.length > 0);
  return Math.max(0, dated === -1 ? regions.findIndex(({ isKnown }) => isKnown) : dated);
};

/** Null where the crop has no growing guide. */
export const guideView = (crop: Crop, locale: Locale): GuideView | null => {
  const growingGuide = growingGuideOfCrop(crop);
  if (!growingGuide) return null;
  const all = regionsOf(growingGuide).map(({ region }) => factsOf(growingGuide, region));
  const regions = regionsOf(growingGuide).map(({ region, isKnown }) => viewOf(growingGuide, region, isKnown, locale, crop.growthPeriod));
  return {
    growingGuide,
    regions,
    first: firstOf(regions),
    hasYear: regions.some(({ windows }) => windows.length > 0),
    rows: [...GUIDE_ROWS, 'varieties' as const]
      .filter((name) => all.some((facts) => facts[name]))
      .map((name) => ({ name, variants: variantsOf(all, name, locale) })),
    uncheckedRows: GUIDE_ROWS.filter((name) => !all.some((facts) => facts[name])),
  };
};

export const FARMERS_MONTHS: readonly number[] = FARMERS_YEAR.filter((half) => indexOf(half) % 2 === 0).map((half) => monthOf(half).month);
