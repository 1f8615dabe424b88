/** The mark by which a spreadsheet knows that a file is UTF-8. */
const BOM = '\uFEFF';
/** A cell that begins so is a formula to a spreadsheet, whoever wrote it. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** A cell by RFC 4180. What a spreadsheet would run gets an apostrophe before it, which spreadsheets do not show. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as CSV (RFC 4180, UTF-8): its columns' names, then its rows, each with a value for every column. */
export const csv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): string => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `${BOM}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};
