import type { Locale } from '@sanabel/contract/enumerations';
import { type Column, ID } from './columns.ts';
import { xlsxOf } from './workbook.ts';

/** Rows between two pauses for the browser. */
const AT_ONCE = 250;
/** Width in characters. */
const WIDTHS = { text: 36, number: 14, choice: 20 } as const satisfies Record<Column['kind'], number>;
const ID_WIDTH = 27;

type Values = Readonly<Record<string, unknown>>;

/** Returns the label of a choice, and an empty text for no value. */
const cellOf = ({ name, options }: Pick<Column, 'name' | 'options'>, item: Values, locale: Locale): string => {
  const value = item[name];
  if (value === null || value === undefined) return '';
  return options.find((option) => option.value === value)?.labels[locale] ?? String(value);
};

function* partsOf(items: readonly Values[], columns: readonly Column[], locale: Locale) {
  for (let from = 0; from < items.length; from += AT_ONCE)
    yield items.slice(from, from + AT_ONCE).map((item) => columns.map((column) => cellOf(column, item, locale)));
}

/** Uses the reader's language and direction; without items it is a template. */
export const writeSpreadsheet = (name: string, columns: readonly Column[], items: readonly Values[], locale: Locale): Promise<Blob> =>
  xlsxOf(
    {
      name,
      isRightToLeft: locale === 'ar',
      columns: columns.map((column) => ({
        heading: column.headings[locale],
        width: column.name === ID ? ID_WIDTH : WIDTHS[column.kind],
        options: column.options.map(({ labels }) => labels[locale]),
      })),
    },
    partsOf(items, columns, locale),
  );
