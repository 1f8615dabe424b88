import { readSheet } from 'read-excel-file/universal';
import { SheetError, unpacked } from './unpack.ts';

/** A cell as a text: a formula counts as what it came to, a day as its date, a number as it was typed. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 'YYYY-MM-DD'.length) : String(value);
};

/** The cells of a workbook's first sheet, row by row. Throws a `SheetError`. Nothing leaves the browser for it. */
export const readCells = async (bytes: Uint8Array): Promise<string[][]> => {
  const workbook = unpacked(bytes);
  try {
    const rows = await readSheet<string>(new Blob([workbook]), { trim: false, parseNumber: (text) => text });
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new SheetError('notSheet');
  }
};
