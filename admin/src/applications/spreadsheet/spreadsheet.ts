import { groupedPhone } from '@sanabel/brand/phone';
import { wallTime } from '@sanabel/brand/zone';
import type { JobRequest } from '@sanabel/contract/entities/job-request';
import type { JobStatus } from '@sanabel/contract/job-statuses';
import { xlsxOf } from '../../kit/spreadsheets/workbook.ts';

/** Column widths in letters, in the order of the file. */
const WIDTHS = {
  fullName: 28,
  role: 24,
  status: 14,
  statusBy: 22,
  followUp: 22,
  phoneNumber: 18,
  email: 32,
  qualification: 40,
  experience: 16,
  updatedAt: 18,
} as const satisfies Partial<Record<keyof JobRequest, number>>;
type Name = keyof typeof WIDTHS;

export interface SpreadsheetTexts {
  name: string;
  heading: (column: Name) => string;
  status: (status: JobStatus) => string;
  followUp: (id: string) => string;
  isRightToLeft: boolean;
}

/** Rows to write before yielding to the browser. */
const AT_ONCE = 250;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats the club's time so that a text column sorts by date. */
const sortableTimeOf = (iso: string): string => {
  const { day, minutes } = wallTime(Date.parse(iso));
  return `${day} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

const rowOf = (request: JobRequest, { status, followUp }: SpreadsheetTexts): string[] => {
  const texts: Record<Name, string> = {
    ...request,
    status: status(request.status),
    followUp: followUp(request.followUp),
    phoneNumber: groupedPhone(request.phoneNumber),
    updatedAt: sortableTimeOf(request.updatedAt),
  };
  return (Object.keys(WIDTHS) as Name[]).map((name) => texts[name]);
};

function* partsOf(pages: readonly (readonly JobRequest[])[], texts: SpreadsheetTexts) {
  for (const page of pages)
    for (let from = 0; from < page.length; from += AT_ONCE) yield page.slice(from, from + AT_ONCE).map((one) => rowOf(one, texts));
}

export const spreadsheetOf = (pages: readonly (readonly JobRequest[])[], texts: SpreadsheetTexts): Promise<Blob> => {
  const columns = (Object.entries(WIDTHS) as [Name, number][]).map(([name, width]) => ({ heading: texts.heading(name), width }));
  return xlsxOf({ name: texts.name, isRightToLeft: texts.isRightToLeft, columns }, partsOf(pages, texts));
};
