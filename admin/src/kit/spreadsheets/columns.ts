import { columnsOf as contractColumns, type SpreadsheetColumn } from '@sanabel/contract/columns';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { SpreadsheetName } from '@sanabel/contract/kinds/index';
import type { TFunction } from 'i18next';
import { fieldName, type NamedFields } from '../forms/field-names.ts';
import { type Choice, choicesIn } from '../kinds/choices.ts';

export interface Column extends Pick<SpreadsheetColumn, 'name' | 'kind'> {
  headings: Readonly<Record<Locale, string>>;
  options: readonly Choice[];
}

export const ID = 'id';

type Texts = Readonly<Record<Locale, TFunction>>;

const inBoth = (label: (locale: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, label(locale)])) as Record<Locale, string>;

/** Takes the headings from the labels of the list's form. */
export const columnsOf = (name: SpreadsheetName, fields: NamedFields, texts: Texts): Column[] => [
  { name: ID, kind: 'text', headings: inBoth((locale) => texts[locale]('spreadsheets.id')), options: [] },
  ...contractColumns(name).map((column) => ({
    name: column.name,
    kind: column.kind,
    headings: inBoth((locale) => fieldName(fields, texts[locale], column.name)),
    options: column.kind === 'choice' ? choicesIn(name, column) : [],
  })),
];
