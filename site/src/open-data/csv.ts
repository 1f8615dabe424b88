/** The byte order mark by which a spreadsheet recognises UTF-8. */
const BOM = '\uFEFF';
/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
/** The same within a text: spreadsheets of many locales split cells at semicolons, and then ignore quotes after a comma. */
const FORMULA_WITHIN = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** Quotes every text (RFC 4180). A formula gets an apostrophe before it, which spreadsheets do not show. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = (FORMULA.test(value) ? `'${value}` : value).replaceAll(FORMULA_WITHIN, "$1'");
  return `"${text.replaceAll('"', '""')}"`;
};

/** CSV by RFC 4180 in UTF-8. */
export const csv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): string => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `${BOM}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};
