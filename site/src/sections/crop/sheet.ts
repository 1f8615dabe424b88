import { FARMERS_YEAR, monthOf, placeOf, type Season, type Span, type Stage, stageAt } from '@sanabel/brand/calendar/halves';
import { endInWords, halfInWords, spanInWords } from '@sanabel/brand/calendar/words';
import { formatDigits } from '@sanabel/brand/format';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Locale } from '@sanabel/contract/enumerations';
import { SHEET_ROWS, SHEET_UNITS, type SheetRegion, type SheetRow, type SheetUnit } from '@sanabel/contract/sheet/rows';
import type { RegionFacts, Sheet, SheetFact } from '@sanabel/contract/sheet/sheet';
import { factsOf, regionsOf } from '@sanabel/contract/sheet/shown';
import { sheetOfCrop } from '../../content/crop-sheet.ts';
import { translator } from '../../i18n/translate.ts';

export const STAGE_WORDS = { sow: 'sowing', tend: 'growth', harvest: 'harvest', rest: 'rest' } as const satisfies Record<Stage, string>;

export interface Window {
  text: string;
  source: number | undefined;
}

/** The values of one or more regions, by index; without an index it holds for all. */
export interface Variant {
  places: readonly number[];
  /** In the page's digits; empty where no number is known. */
  value: string;
  unit: string;
  note: SheetFact;
  source: number | undefined;
}

export interface RegionView {
  region: SheetRegion;
  isKnown: boolean;
  sowing: Window | null;
  harvest: Window | null;
  /** The 24 halves from Tut; empty where no date is known. */
  stages: readonly Stage[];
  /** The stages that the dates are complete enough to name. */
  told: readonly Stage[];
  words: { sowingEnds: string; harvestEnds: string; returns: string };
}

export interface SheetView {
  sheet: Sheet;
  regions: readonly RegionView[];
  /** The index of the region to show first. */
  first: number;
  hasYear: boolean;
  /** All rows of the table once one has a value, else none; a row that differs by region has a variant for each. */
  rows: readonly { name: SheetRow; variants: readonly Variant[] }[];
}

const windowOf = (locale: Locale, span: (Span & { source?: number | undefined }) | undefined): Window | null =>
  span ? { text: spanInWords(locale, span), source: span.source } : null;

const toldOf = ({ sowing, harvest }: Season): Stage[] => {
  if (sowing && harvest) return ['sow', 'tend', 'harvest', 'rest'];
  return sowing ? ['sow'] : harvest ? ['harvest'] : [];
};

const viewOf = (sheet: Sheet, region: SheetRegion, isKnown: boolean, locale: Locale): RegionView => {
  const facts = factsOf(sheet, region);
  const told = toldOf(facts);
  const { sowing, harvest } = facts;
  return {
    region,
    isKnown,
    sowing: windowOf(locale, sowing),
    harvest: windowOf(locale, harvest),
    stages: told.length > 0 ? FARMERS_YEAR.map((half) => stageAt(facts, half)) : [],
    told,
    words: {
      sowingEnds: sowing ? endInWords(locale, sowing) : '',
      harvestEnds: harvest ? endInWords(locale, harvest) : '',
      returns: sowing ? halfInWords(locale, sowing.from) : '',
    },
  };
};

/** Only irrigations have plural forms, by the last number: ٥-٦ ريات, ١٢ رية. */
const unitInWords = (locale: Locale, value: string, unit: SheetUnit): string => {
  const t = translator(locale);
  const [last] = value.match(/\d+(?=\D*$)/) ?? [];
  return unit === 'irrigations' && last ? t('detail.crop.sheet.irrigations', { count: Number(last) }) : t(`common.sheetUnits.${unit}`);
};

const variantsOf = (all: readonly RegionFacts[], name: SheetRow, locale: Locale): Variant[] => {
  const byText = Map.groupBy(all.keys(), (place) => JSON.stringify(all[place]?.[name] ?? {}));
  return [...byText].map(([text, places]) => {
    const { value = '', unit = SHEET_UNITS[name][0], source, ...note } = JSON.parse(text) as SheetFact;
    return {
      places: byText.size === 1 ? [] : places,
      value: formatDigits(locale, value),
      unit: unitInWords(locale, value, unit),
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
export const sheetView = (crop: Crop, locale: Locale): SheetView | null => {
  const sheet = sheetOfCrop(crop);
  if (!sheet) return null;
  const all = regionsOf(sheet).map(({ region }) => factsOf(sheet, region));
  const regions = regionsOf(sheet).map(({ region, isKnown }) => viewOf(sheet, region, isKnown, locale));
  return {
    sheet,
    regions,
    first: firstOf(regions),
    hasYear: regions.some(({ stages }) => stages.length > 0),
    rows: all.some((facts) => SHEET_ROWS.some((name) => facts[name]))
      ? SHEET_ROWS.map((name) => ({ name, variants: variantsOf(all, name, locale) }))
      : [],
  };
};

export const yearInWords = ({ sowing, harvest }: RegionView, words: { sowing: string; harvest: string }): string =>
  [sowing && `${words.sowing}: ${sowing.text}`, harvest && `${words.harvest}: ${harvest.text}`].filter(Boolean).join('. ');

export const FARMERS_MONTHS: readonly number[] = FARMERS_YEAR.filter((half) => placeOf(half) % 2 === 0).map((half) => monthOf(half).month);
