import { DATA_LICENCE } from '@sanabel/brand/club';
import { LOCALES } from '@sanabel/contract/enumerations';
import { csv } from './csv.ts';
import { type AmountFact, ARTICLE_PARTS, type ArticleRecord, type Both, type CropRecord, type WindowFact } from './records.ts';

export type Row = Record<string, string | number>;

export const columnsOf = (name: string, text: Both): Row =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}_${locale}`, text[locale]]));

/** On every row, so that a copied row keeps it. */
export const LICENCE: Row = { licence: `${DATA_LICENCE.short} ${DATA_LICENCE.address}` };
const EMPTY: Both = { ar: '', en: '' };

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const endOf = ({ page, picture, created, updated }: CropRecord | ArticleRecord): Row => ({
  ...columnsOf('page', page),
  picture,
  created,
  updated,
  ...LICENCE,
});

const cropRow = (crop: CropRecord): Row => ({
  id: crop.id,
  ...columnsOf('name', crop.name),
  ...columnsOf('title', crop.title),
  ...columnsOf('description', crop.description),
  type: crop.type,
  season: crop.season,
  growth_months: crop.growthMonths,
  scientific_name: crop.sheet?.scientificName ?? '',
  synonyms_ar: crop.sheet?.synonyms.ar.join('، ') ?? '',
  synonyms_en: crop.sheet?.synonyms.en.join(', ') ?? '',
  ...columnsOf('reviewed_by', crop.sheet?.reviewedBy ?? EMPTY),
  reviewed_on: crop.sheet?.reviewedOn ?? '',
  ...endOf(crop),
});

const articleRow = (article: ArticleRecord): Row => ({
  id: article.id,
  type: article.type,
  ...columnsOf('title', article.title),
  ...columnsOf('description', article.description),
  ...Object.assign({}, ...ARTICLE_PARTS.map((part) => columnsOf(snake(part), article[part]))),
  ...endOf(article),
});

/** A spreadsheet reads 5-6 as a date; an en dash (U+2013) prevents that. */
const amountOf = (value: string): string => value.replaceAll('-', '–');

const BLANK_WINDOW = {
  ...columnsOf('name', EMPTY),
  ...columnsOf('place', EMPTY),
  from_month: '',
  from_day: '',
  from_part: '',
  to_month: '',
  to_day: '',
  to_part: '',
};
const BLANK_AMOUNT = { value: '', unit: '', ...columnsOf('note', EMPTY) };

const windowColumns = ({ name, place, from, to }: WindowFact): Row => ({
  ...columnsOf('name', name),
  ...columnsOf('place', place),
  from_month: from.month,
  from_day: from.day ?? '',
  from_part: from.part ?? '',
  to_month: to.month,
  to_day: to.day ?? '',
  to_part: to.part ?? '',
  ...BLANK_AMOUNT,
});

const amountColumns = ({ value, unit, note }: AmountFact): Row => ({
  ...BLANK_WINDOW,
  value: amountOf(value),
  unit,
  ...columnsOf('note', note),
});

const guideRows = ({ id, name, sheet }: CropRecord): Row[] =>
  Object.entries(sheet?.regions ?? {}).flatMap(([region, facts]) =>
    Object.entries(facts).flatMap(([fact, values]) =>
      [values].flat().map((value): Row => {
        const source = value.source === undefined ? undefined : sheet?.sources[value.source - 1];
        return {
          crop_id: id,
          ...columnsOf('crop', name),
          region,
          fact: snake(fact),
          ...('from' in value ? windowColumns(value) : amountColumns(value)),
          source: source?.name ?? '',
          source_year: source?.year ?? source?.date?.slice(0, 4) ?? '',
          source_page: source?.page ?? '',
          source_link: source?.link ?? '',
          ...LICENCE,
        };
      }),
    ),
  );

const NOBODY = { id: '', page: EMPTY, title: EMPTY, description: EMPTY, type: '', picture: '', created: '', updated: '' };
const CROP: CropRecord = { ...NOBODY, name: EMPTY, season: '', growthMonths: 0, sheet: null };
const ARTICLE = { ...NOBODY, ...Object.fromEntries(ARTICLE_PARTS.map((part) => [part, EMPTY])) } as ArticleRecord;
const GUIDE: CropRecord = {
  ...CROP,
  sheet: {
    scientificName: '',
    synonyms: { ar: [], en: [] },
    regions: { everywhere: { yield: { value: '', unit: '', note: EMPTY } } },
    sources: [],
    reviewedBy: EMPTY,
    reviewedOn: '',
  },
};

/** An empty table has its columns too. */
export const COLUMNS = {
  crops: Object.keys(cropRow(CROP)),
  sheets: Object.keys(guideRows(GUIDE)[0] ?? {}),
  articles: Object.keys(articleRow(ARTICLE)),
} as const;

export const cropTable = (crops: readonly CropRecord[]): string => csv(COLUMNS.crops, crops.map(cropRow));
export const guideTable = (crops: readonly CropRecord[]): string => csv(COLUMNS.sheets, crops.flatMap(guideRows));
export const articleTable = (articles: readonly ArticleRecord[]): string => csv(COLUMNS.articles, articles.map(articleRow));
