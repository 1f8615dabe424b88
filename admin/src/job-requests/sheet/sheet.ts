import { groupedPhone } from '@sanabel/brand/phone';
import { wallTime } from '@sanabel/brand/zone';
import type { JobRequest } from '@sanabel/contract/entities/job-request';
import type { JobStatus } from '@sanabel/contract/job-statuses';
import { xlsxOf } from '../../sheets/workbook.ts';

/** The columns of the file in their order, with their widths in letters. */
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

export interface SheetWords {
  /** The name of the sheet. */
  name: string;
  heading: (column: Name) => string;
  status: (status: JobStatus) => string;
  /** The name of who follows up, by their id. */
  followUp: (id: string) => string;
  isRightToLeft: boolean;
}

/** How many rows are written between two breaths. */
const AT_ONCE = 250;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A moment on the club's clock, in an order that a column of texts can be sorted by. */
const momentOf = (iso: string): string => {
  const { day, minutes } = wallTime(Date.parse(iso));
  return `${day} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

const rowOf = (request: JobRequest, { status, followUp }: SheetWords): string[] => {
  const texts: Record<Name, string> = {
    ...request,
    status: status(request.status),
    followUp: followUp(request.followUp),
    phoneNumber: groupedPhone(request.phoneNumber),
    updatedAt: momentOf(request.updatedAt),
  };
  return (Object.keys(WIDTHS) as Name[]).map((name) => texts[name]);
};

/** Slices of rows; each is made when it is asked for. */
function* partsOf(pages: readonly (readonly JobRequest[])[], words: SheetWords) {
  for (const page of pages)
    for (let from = 0; from < page.length; from += AT_ONCE) yield page.slice(from, from + AT_ONCE).map((one) => rowOf(one, words));
}

/** Job requests as a workbook, in the reader's language and direction. */
export const sheetOf = (pages: readonly (readonly JobRequest[])[], words: SheetWords): Promise<Blob> => {
  const columns = (Object.entries(WIDTHS) as [Name, number][]).map(([name, width]) => ({ heading: words.heading(name), width }));
  return xlsxOf({ name: words.name, isRightToLeft: words.isRightToLeft, columns }, partsOf(pages, words));
};
