import { LOCALES } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import type { ImportChecked } from '@sanabel/contract/import';
import { IMPORT_ROWS_MAX } from '@sanabel/contract/limits';
import { isBlank as isBlankText } from '@sanabel/contract/typing/clean';
import { type Column, ID } from './columns.ts';
import { SheetError } from './fault.ts';
import type { Cell } from './read.ts';
import { cellName } from './sheet-xml.ts';

/** A row of a sheet as the API takes it, and where it stands. */
export interface SheetRow {
  /** As the program shows it, beside the row. */
  number: number;
  values: Readonly<Record<string, string>>;
  /** The names of cells that cannot be read, such as C5, by their column: the row is faulty by them, and nothing is emptied. */
  unreadable?: Readonly<Record<string, string>>;
}

export interface SheetRows {
  rows: readonly SheetRow[];
  /** Headings that are none of ours: their columns are not read. */
  unknown: readonly string[];
}

const isNamed = ({ headings, name }: Column, folded: string): boolean =>
  LOCALES.some((locale) => foldForSearch(headings[locale]) === folded) || foldForSearch(name) === folded;

/** A word of a choice in either language, or its value, as its value; anything else as it stands, for the API to refuse. */
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

/** The rows of a sheet by the headings of its first row, in either language and any order. Throws a `SheetError`. */
export const rowsOf = (cells: readonly (readonly Cell[])[], columns: readonly Column[]): SheetRows => {
  const [head = [], ...body] = cells;
  const places = head.map((heading) => columns.find((column) => isNamed(column, foldForSearch(heading ?? ''))));
  // Of two columns with one heading the first is read.
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

/** Adds to the API's check the rows with a cell that cannot be read, as faulty; `inWords` makes the sentence from the cell's name. */
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
