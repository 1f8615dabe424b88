import { SpreadsheetError } from './error.ts';

const MAX_ROW = 100_000;
const MAX_COLUMNS = 26 * 27;
/** Limits the table from the first to the last cell, which a reader allocates. */
const MAX_CELLS = 5_000_000;

/** Runs in linear time: no part matches past the next `<` or `>`. */
const TAG = /<(\/?)(?:\w{1,20}:)?(row|c|f|v)(?=[\s/>])([^<>]*)>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
const lettersOf = (column: number): string =>
  column > 26 ? lettersOf(Math.floor((column - 1) / 26)) + lettersOf(((column - 1) % 26) + 1) : String.fromCharCode(64 + column);

/** Starts at 1. */
export interface CellPosition {
  row: number;
  column: number;
}

export const cellName = ({ row, column }: CellPosition): string => `${lettersOf(column)}${row}`;

interface WorksheetText {
  /** Worksheet with an address at every row and cell: some programs omit consecutive ones. */
  xml: string;
  /** Cells with an error, or with a formula without its result. */
  unreadable: readonly CellPosition[];
}

/** Refuses a worksheet with a distant cell: the table up to it would exhaust the memory. */
export const readWorksheetXml = (text: string): WorksheetText => {
  const unreadable: CellPosition[] = [];
  let position: CellPosition = { row: 0, column: 0 };
  let columns = 0;
  let cell = { isError: false, hasFormula: false, hasValue: false };
  const endCell = (): void => {
    if (cell.isError || (cell.hasFormula && !cell.hasValue)) unreadable.push(position);
  };
  const addressOf = (tag: string, attributes: string): string | undefined => {
    const [, letters = '', digits = ''] = /^([A-Z]*)(\d*)$/.exec(attribute(attributes, 'r') ?? '') ?? [];
    const row = digits === '' ? position.row + (tag === 'row' ? 1 : 0) : Number(digits);
    const column = tag === 'row' ? 0 : letters === '' ? position.column + 1 : columnOf(letters);
    columns = Math.max(columns, column);
    if (row > MAX_ROW || column > MAX_COLUMNS || row * columns > MAX_CELLS) throw new SpreadsheetError('tooMany');
    position = { row, column };
    return digits === '' ? (tag === 'row' ? String(row) : cellName(position)) : undefined;
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

/** Returns the number, from 1, and path of the first visible worksheet; null if the workbook does not say. */
export const firstShown = (workbook: string, relations: string): { number: number; path: string } | null => {
  const worksheets = [...workbook.matchAll(/<(?:\w{1,20}:)?sheet(?=\s)([^<>]*)/g)].map(([, attributes = '']) => attributes);
  const shown = worksheets.findIndex((attributes) => !/hidden/i.test(attribute(attributes, 'state') ?? ''));
  const number = Math.max(0, shown);
  const id = attribute(worksheets[number] ?? '', '\\w{1,20}:id');
  const targets = [...relations.matchAll(/<(?:\w{1,20}:)?Relationship(?=\s)([^<>]*)/g)].map(([, attributes = '']) => attributes);
  const target = attribute(targets.find((attributes) => attribute(attributes, 'Id') === id) ?? '', 'Target');
  if (id === undefined || target === undefined) return null;
  return { number: number + 1, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
};
