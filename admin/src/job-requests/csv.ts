import type { JobRequest } from '@sanabel/contract/entities/job-request';
import Papa from 'papaparse';
import { grouped } from '../lists/people.tsx';

/** Threat: a cell that a spreadsheet runs. papaparse's own pattern misses texts of several lines, blanks before the sign and its full-width forms. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
/** The same behind every sign at which a program with another separator may begin a cell. */
const LATER_FORMULA = /([,;\t\r\n"]\s*)([=+\-@＝＋－＠])/g;

const BOM = '\uFEFF';
const NEW_LINE = '\r\n';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The moment on the reader's clock, in the form that spreadsheets of every language know. */
const momentOf = (iso: string): string => {
  const at = new Date(iso);
  const date = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
  return `${date} ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

const cellsOf = (request: JobRequest): string[] =>
  [
    request.fullName,
    request.role,
    request.email,
    grouped(request.phoneNumber),
    request.qualification,
    request.experience,
    momentOf(request.updatedAt),
  ].map((text) => text.replace(LATER_FORMULA, "$1'$2"));

/** Lets the browser draw and listen between two pages of a long list. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Job requests as a file for spreadsheets: UTF-8 with a byte-order mark, CRLF. The separator is the one that Excel expects in the reader's language;
 * a `sep=` line is left out, because Excel then forgets the mark, and other programs show the line.
 */
export const csvOf = async (
  pages: readonly (readonly JobRequest[])[],
  headings: readonly string[],
  separator: ',' | ';',
): Promise<Blob> => {
  const write = (rows: string[][]): string =>
    rows.length === 0 ? '' : Papa.unparse(rows, { delimiter: separator, newline: NEW_LINE, escapeFormulae: FORMULA }) + NEW_LINE;
  const parts = [BOM, write([[...headings]])];
  for (const page of pages) {
    parts.push(write(page.map(cellsOf)));
    await breath();
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
};
