import { CLUB, DATA_LICENCE } from '@sanabel/brand/club';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { KINDS, OPEN_NAMES } from '@sanabel/contract/kinds/index';
import type { Values } from '../content/declared.ts';
import { partsById } from '../content/parts-by-id.ts';
import { absolute, DEFAULT_LOCALE, href, type Path } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';
import { csv } from './csv.ts';
import { declaredColumns, declaredRecord, declaredRow } from './declared.ts';
import { articleRecord, cropRecord } from './records.ts';
import { articleTable, COLUMNS, cropTable, guideTable } from './tables.ts';

/** The approximate number of items in a file: a megabyte with the longest texts, and an edit renders one file. */
const PART = 200;

const crops = partsById({ name: 'open crops', lists: ['crops'] });
const articles = partsById({ name: 'open articles', lists: ['awareness', 'climate'] });
const byAge = <Item extends { createdAt: string; id: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1));
const partOf = <Item extends { createdAt: string; id: string }>(
  { count, items }: { count(size: number): number; items(part: number, parts: number): readonly Item[] },
  part: number,
): Item[] => byAge(items(part - 1, count(PART)));

const licence = () => ({
  name: DATA_LICENCE.id,
  address: DATA_LICENCE.address,
  attribution: Object.fromEntries(LOCALES.map((locale) => [locale, CLUB.name[locale]])),
  about: absolute(href(DEFAULT_LOCALE, '/data')),
});
const asJson = (name: string, items: readonly object[]): string => `${JSON.stringify({ name, licence: licence(), items }, null, 1)}\n`;

const cropsIn = (part: number) => partOf(crops, part).map(cropRecord);
const articlesIn = (part: number) => partOf(articles, part).map(articleRecord);

const declared = OPEN_NAMES.map((name) => {
  const of = partsById({ name: `open ${name}`, lists: [name] });
  const itemsIn = (part: number) => partOf(of, part) as unknown as (Values & { id: string; createdAt: string; updatedAt: string })[];
  return {
    [`${name}.json`]: {
      of,
      make: (part: number) =>
        asJson(
          name,
          itemsIn(part).map((item) => declaredRecord(name, item)),
        ),
    },
    [`${name}.csv`]: {
      of,
      make: (part: number) =>
        csv(
          declaredColumns(name),
          itemsIn(part).map((item) => declaredRow(name, item)),
        ),
    },
  };
});

/** Each table is in one file per part and format. JSON nests growing guides in the crops. */
const TABLES = {
  'crops.json': { of: crops, make: (part: number) => asJson('crops', cropsIn(part)) },
  'crops.csv': { of: crops, make: (part: number) => cropTable(cropsIn(part)) },
  'sheets.csv': { of: crops, make: (part: number) => guideTable(cropsIn(part)) },
  'articles.json': { of: articles, make: (part: number) => asJson('articles', articlesIn(part)) },
  'articles.csv': { of: articles, make: (part: number) => articleTable(articlesIn(part)) },
} as const;
const ALL: Readonly<Record<string, { of: { count(size: number): number }; make(part: number): string }>> = Object.assign(
  {},
  TABLES,
  ...declared,
);
export const TABLE_NAMES = Object.keys(ALL);

/** A declared kind names its tables. */
export const tableLabel = (table: string, locale: Locale): string => {
  const [name = '', format = ''] = table.split('.');
  const kind = OPEN_NAMES.find((open) => open === name);
  const t = translator(locale);
  return kind
    ? `${KINDS[kind].labels[locale].list}${t('home.hero.and')}${format.toUpperCase()}`
    : t(`data.files.${table as keyof typeof TABLES}`);
};

const fileAddress = (table: string, part: number): Path => `/open-data/${table.replace('.', `-${part}.`)}`;

export const filesOf = (table: string): Path[] =>
  Array.from({ length: ALL[table]?.of.count(PART) ?? 0 }, (_, index) => fileAddress(table, index + 1));

export const openFile = (table: string, part: number): string => {
  const known = ALL[table];
  if (!known) throw new Error(`There is no open table ${table}.`);
  return known.make(part);
};

export const PACKAGE: Path = '/open-data/datapackage.json';

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json' };

export const dataPackage = () => ({
  name: `${CLUB.shortName.en.toLowerCase()}-open-data`,
  title: `${CLUB.name.en} · ${CLUB.name.ar}`,
  description: translator('en')('data.description'),
  homepage: absolute(href('en', '/data')),
  licenses: [{ name: DATA_LICENCE.id, path: DATA_LICENCE.address, title: DATA_LICENCE.name.en }],
  contributors: [{ title: CLUB.name.en, role: 'publisher', path: absolute('/') }],
  resources: TABLE_NAMES.map((table) => {
    const [name = '', format = ''] = table.split('.');
    const kind = OPEN_NAMES.find((open) => open === name);
    const columns = kind ? declaredColumns(kind) : COLUMNS[name as keyof typeof COLUMNS];
    const fields = columns.map((column) => ({ name: column, type: 'any' }));
    return {
      name: table.replace('.', '-'),
      path: filesOf(table).map((path) => absolute(path)),
      format,
      mediatype: TYPES[format],
      encoding: 'utf-8',
      ...(format === 'csv' && { profile: 'tabular-data-resource', schema: { fields } }),
    };
  }),
});

export const openPaths = (): Path[] => [PACKAGE, ...TABLE_NAMES.flatMap(filesOf)];
