import { hasSameMeaning } from '@sanabel/contract/entities/languages';
import { LOCALES } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import type { ImportChecked } from '@sanabel/contract/import';
import { IMPORT_ROWS_MAX } from '@sanabel/contract/limits';
import { isBlank as isBlankText } from '@sanabel/contract/typing/clean';
import { type Column, ID } from './columns.ts';
import { SpreadsheetError } from './error.ts';
import type { Cell } from './read.ts';
import { cellName } from './worksheet-xml.ts';

export interface SpreadsheetRow {
  /** Row number as spreadsheet programs show it. */
  number: number;
  values: Readonly<Record<string, string>>;
  /** Names of unreadable cells, such as C5, by column. They make the row faulty rather than clear a value. */
  unreadable?: Readonly<Record<string, string>>;
}

interface SpreadsheetRows {
  rows: readonly SpreadsheetRow[];
  /** Headings of columns that are ignored. */
  unknown: readonly string[];
}

/** Stops and commas do not matter, so that older files are read after a label has changed in them. */
const isNamed = ({ headings, name }: Column, heading: string): boolean =>
  [name, ...LOCALES.map((locale) => headings[locale])].some((one) => hasSameMeaning(one, heading));

/** Converts the label of a choice, in either language, to its value; leaves the rest for the API to refuse. */
const typedIn = ({ options, kind, name }: Column, cell: string): string => {
  if (name === ID) return cell.trim();
  if (kind !== 'choice') return cell;
  const folded = foldForSearch(cell);
  const option = options.find(({ value, labels }) =>
    [value, ...LOCALES.map((locale) => labels[locale])].some((label) => foldForSearch(label) === folded),
  );
  return option?.value ?? cell.trim();
};

const isBlank = (cell: Cell): boolean => cell !== null && isBlankText(cell);

/** Finds columns by the headings of the first row, in either language and any order. Throws a `SpreadsheetError`. */
export const rowsOf = (cells: readonly (readonly Cell[])[], columns: readonly Column[]): SpreadsheetRows => {
  const [head = [], ...body] = cells;
  const headColumns = head.map((heading) => columns.find((column) => isNamed(column, heading ?? '')));
  // The first of two columns with the same heading wins.
  const read = headColumns.map((column, index) => (column && headColumns.indexOf(column) === index ? column : undefined));
  if (!read.some((column) => column && column.name !== ID)) throw new SpreadsheetError('noHeadings');
  const rows = body.flatMap((row, index): SpreadsheetRow[] => {
    if (row.every(isBlank)) return [];
    const unreadable = Object.fromEntries(
      read.flatMap((column, at) => (column && row[at] === null ? [[column.name, cellName({ row: index + 2, column: at + 1 })]] : [])),
    );
    const named = read.flatMap((column, at): [string, string][] =>
      column && row[at] !== null ? [[column.name, typedIn(column, row[at] ?? '')]] : [],
    );
    const { [ID]: id = '', ...typed } = Object.fromEntries(named);
    const filled = Object.entries(typed).filter(([, value]) => id !== '' || !isBlank(value));
    const values = { ...(id === '' ? {} : { id }), ...Object.fromEntries(filled) };
    return [{ number: index + 2, values, ...(Object.keys(unreadable).length > 0 ? { unreadable } : {}) }];
  });
  if (rows.length === 0) throw new SpreadsheetError('empty');
  if (rows.length > IMPORT_ROWS_MAX) throw new SpreadsheetError('tooMany');
  return { rows, unknown: head.filter((heading, index): heading is string => heading !== null && !isBlank(heading) && !read[index]) };
};

/** Marks rows with unreadable cells as faulty in the API's check. */
export const withUnreadable = (
  rows: readonly SpreadsheetRow[],
  checked: ImportChecked,
  messageOf: (cell: string) => string,
): ImportChecked => ({
  ...checked,
  rows: checked.rows.map((judged, index) => {
    const unreadable = Object.entries(rows[index]?.unreadable ?? {});
    if (unreadable.length === 0) return judged;
    const fieldErrors = unreadable.map(([field, cell]) => ({ field, code: 'invalid_type' as const, message: messageOf(cell) }));
    return {
      ...judged,
      outcome: 'faulty',
      faults: [...fieldErrors, ...judged.faults.filter(({ field }) => !unreadable.some(([name]) => name === field))],
    };
  }),
});
