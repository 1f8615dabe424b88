import { SheetError } from './fault.ts';

const MAX_ROW = 100_000;
const MAX_COLUMNS = 26 * 27;
/** Bounds the table from the first cell to the last one: a reader fills all of it. */
const MAX_CELLS = 5_000_000;

/** Tags of a sheet that matter. No part of it can run past the next `<` or `>`, so the search takes time in proportion to the text. */
const TAG = /<(\/?)(?:\w{1,20}:)?(row|c|f|v)(?=[\s/>])([^<>]*)>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
const lettersOf = (column: number): string =>
  column > 26 ? lettersOf(Math.floor((column - 1) / 26)) + lettersOf(((column - 1) % 26) + 1) : String.fromCharCode(64 + column);

/** A place in a sheet, both from 1. */
export interface Place {
  row: number;
  column: number;
}

/** A place as spreadsheet programs name it, such as C5. */
export const cellName = ({ row, column }: Place): string => `${lettersOf(column)}${row}`;

interface SheetText {
  /** The sheet with an address at every row and cell: some programs leave them out where they follow one another. */
  xml: string;
  /** Cells that hold an error, or a formula whose result was not kept: what is meant cannot be read. */
  unreadable: readonly Place[];
}

/** Goes through a sheet's XML once. A cell far out would make a table of all that lies before it: such a sheet is refused. */
export const readSheetXml = (text: string): SheetText => {
  const unreadable: Place[] = [];
  let place: Place = { row: 0, column: 0 };
  let columns = 0;
  let cell = { isError: false, hasFormula: false, hasValue: false };
  const endCell = (): void => {
    if (cell.isError || (cell.hasFormula && !cell.hasValue)) unreadable.push(place);
  };
  const addressOf = (tag: string, attributes: string): string | undefined => {
    const [, letters = '', digits = ''] = /^([A-Z]*)(\d*)$/.exec(attribute(attributes, 'r') ?? '') ?? [];
    const row = digits === '' ? place.row + (tag === 'row' ? 1 : 0) : Number(digits);
    const column = tag === 'row' ? 0 : letters === '' ? place.column + 1 : columnOf(letters);
    columns = Math.max(columns, column);
    if (row > MAX_ROW || column > MAX_COLUMNS || row * columns > MAX_CELLS) throw new SheetError('tooMany');
    place = { row, column };
    return digits === '' ? (tag === 'row' ? String(row) : cellName(place)) : undefined;
  };
  const xml = text.replace(TAG, (whole, slash: string, tag: string, attributes: string) => {
    const isAlone = attributes.endsWith('/');
    if (tag === 'f') cell.hasFormula = true;
    if (tag === 'v' && !isAlone) cell.hasValue = true;
    if (tag === 'f' || tag === 'v') return whole;
    if (slash) {
      if (tag === 'c') endCell();
      return whole;
    }
    const address = addressOf(tag, attributes);
    if (tag === 'c') cell = { isError: attribute(attributes, 't') === 'e', hasFormula: false, hasValue: false };
    if (tag === 'c' && isAlone) endCell();
    return address === undefined ? whole : whole.replace(/(\/?>)$/, ` r="${address}"$1`);
  });
  return { xml, unreadable };
};

/** The number of the first sheet that is not hidden, from 1, and the path of its part; null where the workbook does not tell. */
export const firstShown = (workbook: string, relations: string): { number: number; path: string } | null => {
  const sheets = [...workbook.matchAll(/<(?:\w{1,20}:)?sheet(?=\s)([^<>]*)/g)].map(([, attributes = '']) => attributes);
  const shown = sheets.findIndex((attributes) => !/hidden/i.test(attribute(attributes, 'state') ?? ''));
  const number = Math.max(0, shown);
  const id = attribute(sheets[number] ?? '', '\\w{1,20}:id');
  const targets = [...relations.matchAll(/<(?:\w{1,20}:)?Relationship(?=\s)([^<>]*)/g)].map(([, attributes = '']) => attributes);
  const target = attribute(targets.find((attributes) => attribute(attributes, 'Id') === id) ?? '', 'Target');
  if (id === undefined || target === undefined) return null;
  return { number: number + 1, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
};
