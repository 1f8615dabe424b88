import { LOCALES } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import type { ImportChecked } from '@sanabel/contract/import';
import { IMPORT_ROWS_MAX } from '@sanabel/contract/limits';
import { isBlank as isBlankText } from '@sanabel/contract/typing/clean';
import { type Column, ID } from './columns.ts';
import { SheetError } from './fault.ts';
import type { Cell } from './read.ts';
import { cellName } from './sheet-xml.ts';

export interface SheetRow {
  /** Row number as spreadsheet programs show it. */
  number: number;
  values: Readonly<Record<string, string>>;
  /** Names of unreadable cells, such as C5, by column. They make the row faulty rather than clear a value. */
  unreadable?: Readonly<Record<string, string>>;
}

export interface SheetRows {
  rows: readonly SheetRow[];
  /** Headings of columns that are ignored. */
  unknown: readonly string[];
}

const isNamed = ({ headings, name }: Column, folded: string): boolean =>
  LOCALES.some((locale) => foldForSearch(headings[locale]) === folded) || foldForSearch(name) === folded;

/** Converts the label of a choice, in either language, to its value; leaves the rest for the API to refuse. */
const typedIn = ({ options, kind, name }: Column, cell: string): string => {
  if (name === ID) return cell.trim();
  if (kind !== 'choice') return cell;
  const folded = foldForSearch(cell);
  const option = options.find(({ value, words }) =>
    [value, ...LOCALES.map((locale) => words[locale])].some((word) => foldForSearch(word) === folded),
  );
  return option?.value ?? cell.trim();
};

const isBlank = (cell: Cell): boolean => cell !== null && isBlankText(cell);

/** Finds columns by the headings of the first row, in either language and any order. Throws a `SheetError`. */
export const rowsOf = (cells: readonly (readonly Cell[])[], columns: readonly Column[]): SheetRows => {
  const [head = [], ...body] = cells;
  const places = head.map((heading) => columns.find((column) => isNamed(column, foldForSearch(heading ?? ''))));
  // The first of two columns with the same heading wins.
  const read = places.map((column, place) => (column && places.indexOf(column) === place ? column : undefined));
  if (!read.some((column) => column && column.name !== ID)) throw new SheetError('noHeadings');
  const rows = body.flatMap((row, place): SheetRow[] => {
    if (row.every(isBlank)) return [];
    const unreadable = Object.fromEntries(
      read.flatMap((column, at) => (column && row[at] === null ? [[column.name, cellName({ row: place + 2, column: at + 1 })]] : [])),
    );
    const named = read.flatMap((column, at): [string, string][] =>
      column && row[at] !== null ? [[column.name, typedIn(column, row[at] ?? '')]] : [],
    );
    const { [ID]: id = '', ...typed } = Object.fromEntries(named);
    const filled = Object.entries(typed).filter(([, value]) => id !== '' || !isBlank(value));
    const values = { ...(id === '' ? {} : { id }), ...Object.fromEntries(filled) };
    return [{ number: place + 2, values, ...(Object.keys(unreadable).length > 0 ? { unreadable } : {}) }];
  });
  if (rows.length === 0) throw new SheetError('empty');
  if (rows.length > IMPORT_ROWS_MAX) throw new SheetError('tooMany');
  return { rows, unknown: head.filter((heading, place): heading is string => heading !== null && !isBlank(heading) && !read[place]) };
};

/** Marks rows with unreadable cells as faulty in the API's check. */
export const withUnreadable = (rows: readonly SheetRow[], checked: ImportChecked, inWords: (cell: string) => string): ImportChecked => ({
  ...checked,
  rows: checked.rows.map((judged, place) => {
    const unreadable = Object.entries(rows[place]?.unreadable ?? {});
    if (unreadable.length === 0) return judged;
    const faults = unreadable.map(([field, cell]) => ({ field, code: 'invalid_type' as const, message: inWords(cell) }));
    return {
      ...judged,
      outcome: 'faulty',
      faults: [...faults, ...judged.faults.filter(({ field }) => !unreadable.some(([name]) => name === field))],
    };
  }),
});
