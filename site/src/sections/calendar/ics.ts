/** Writes calendars as RFC 5545 has them, for any program that keeps dates. */

export interface CalendarEvent {
  /** The same for the same thing for ever: a program that gets the file again changes the entry and adds none. */
  uid: string;
  /** When it was changed last. */
  changedAt: Date;
  /** Whole days, as `2026-11-16`; the end is the first day that is none of them. It comes back every year. */
  from: string;
  until: string;
  summary: string;
  description: string;
  url: string;
}

export interface Calendar {
  name: string;
  /** Who made it. */
  maker: string;
  language: string;
  events: readonly CalendarEvent[];
}

/** A line has so many octets at most, its end not counted (§3.1). */
const LONGEST_LINE = 75;
const CONTROLS = /[^\P{Cc}\n]/gu;

/** A text as a value: line ends become `\n`, and what parts values is escaped; control characters are not allowed (§3.3.11). */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds a line: what goes on begins with a space. No letter is cut apart. */
export const fold = (line: string): string => {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line;
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const length = Buffer.byteLength(sign);
    if (octets + length > LONGEST_LINE) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += length;
  }
  return [...lines, current].join('\r\n');
};

const day = (date: string): string => date.replaceAll('-', '');
const moment = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const eventLines = ({ uid, changedAt, from, until, summary, description, url }: CalendarEvent, language: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${moment(changedAt)}`,
  `DTSTART;VALUE=DATE:${day(from)}`,
  `DTEND;VALUE=DATE:${day(until)}`,
  'RRULE:FREQ=YEARLY',
  `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
  `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
  `URL:${url}`,
  // A window of weeks does not make its days taken.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

export const writeCalendar = ({ name, maker, language, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(maker)}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, language)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
