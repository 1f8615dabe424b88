import { IMPORT_UNPACKED_MAX_BYTES } from '@sanabel/contract/limits';
import { readSheet } from 'read-excel-file/universal';
import { SpreadsheetError } from './error.ts';
import { unpacked } from './unpack.ts';

/** Null where the value is unknown: an error, or a formula without its result. */
export type Cell = string | null;

/** Uses a formula's result, a day as a date, and a number as typed. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 'YYYY-MM-DD'.length) : String(value);
};

/** A text shared by many cells is in the file once, but in each row of the request. */
const checkLength = (cells: readonly Cell[][]): void => {
  let length = 0;
  for (const row of cells) for (const cell of row) length += cell?.length ?? 0;
  if (length > IMPORT_UNPACKED_MAX_BYTES) throw new SpreadsheetError('unpacked');
};

/** Reads the first visible worksheet. Throws a `SpreadsheetError`. Nothing leaves the browser. */
export const readCells = async (bytes: Uint8Array): Promise<Cell[][]> => {
  const { workbook, number, unreadable } = unpacked(bytes);
  try {
    const rows = await readSheet<string>(new Blob([workbook]), number, { trim: false, parseNumber: (text) => text });
    const cells: Cell[][] = rows.map((row) => row.map(textOf));
    for (const { row, column } of unreadable) {
      while (cells.length < row) cells.push([]);
      const line = cells[row - 1] ?? [];
      while (line.length < column) line.push('');
      line[column - 1] = null;
    }
    checkLength(cells);
    return cells;
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError('notSpreadsheet');
  }
};
