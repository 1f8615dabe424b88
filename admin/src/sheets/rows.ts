import { LOCALES } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import { IMPORT_ROWS_MAX } from '@sanabel/contract/limits';
import { isBlank } from '@sanabel/contract/typing/clean';
import { type Column, ID } from './columns.ts';
import { SheetError } from './unpack.ts';

/** A row of a sheet as the API takes it, and where it stands. */
export interface SheetRow {
  /** As the program shows it, beside the row. */
  number: number;
  values: Readonly<Record<string, string>>;
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

/** The rows of a sheet by the headings of its first row, in either language and any order. Throws a `SheetError`. */
export const rowsOf = (cells: readonly (readonly string[])[], columns: readonly Column[]): SheetRows => {
  const [head = [], ...body] = cells;
  const places = head.map((heading) => columns.find((column) => isNamed(column, foldForSearch(heading))));
  // Of two columns with one heading the first is read.
  const read = places.map((column, place) => (column && places.indexOf(column) === place ? column : undefined));
  if (!read.some((column) => column && column.name !== ID)) throw new SheetError('noHeadings');
  const rows = body.flatMap((row, place): SheetRow[] => {
    if (row.every(isBlank)) return [];
    const named = read.flatMap((column, at): [string, string][] => (column ? [[column.name, typedIn(column, row[at] ?? '')]] : []));
    const { [ID]: id = '', ...values } = Object.fromEntries(named);
    const filled = Object.entries(values).filter(([, value]) => id !== '' || !isBlank(value));
    return [{ number: place + 2, values: { ...(id === '' ? {} : { id }), ...Object.fromEntries(filled) } }];
  });
  if (rows.length === 0) throw new SheetError('empty');
  if (rows.length > IMPORT_ROWS_MAX) throw new SheetError('tooMany');
  return { rows, unknown: head.filter((heading, place) => !isBlank(heading) && !read[place]) };
};
