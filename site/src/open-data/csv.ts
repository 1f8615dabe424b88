/** The mark by which a spreadsheet knows that a file is UTF-8. */
const BOM = '\uFEFF';
/** A cell that begins so is a formula to a spreadsheet, whoever wrote it. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
/** The same within a text: spreadsheets of many languages part cells at semicolons, and then pay no heed to quotes after a comma. */
const FORMULA_WITHIN = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** A cell by RFC 4180, every text quoted. What a spreadsheet would run gets an apostrophe before it, which spreadsheets do not show. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = (FORMULA.test(value) ? `'${value}` : value).replaceAll(FORMULA_WITHIN, "$1'");
  return `"${text.replaceAll('"', '""')}"`;
};

/** A table as CSV (RFC 4180, UTF-8): its columns' names, then its rows, each with a value for every column. */
export const csv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): string => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `${BOM}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};
