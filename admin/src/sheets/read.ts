import { IMPORT_UNPACKED_MAX_BYTES } from '@sanabel/contract/limits';
import { readSheet } from 'read-excel-file/universal';
import { SheetError } from './fault.ts';
import { unpacked } from './unpack.ts';

/** A cell's text; null where it holds an error, or a formula without its result, and what is meant cannot be read. */
export type Cell = string | null;

/** A cell as a text: a formula counts as what it came to, a day as its date, a number as it was typed. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 'YYYY-MM-DD'.length) : String(value);
};

/** A text that many cells share stands in the file once, and in each row that is sent. */
const checkLength = (cells: readonly Cell[][]): void => {
  let length = 0;
  for (const row of cells) for (const cell of row) length += cell?.length ?? 0;
  if (length > IMPORT_UNPACKED_MAX_BYTES) throw new SheetError('unpacked');
};

/** The cells of a workbook's first sheet that is not hidden, row by row. Throws a `SheetError`. Nothing leaves the browser for it. */
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
    throw error instanceof SheetError ? error : new SheetError('notSheet');
  }
};
