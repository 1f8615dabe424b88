/** Writes calendars by RFC 5545. */

export interface CalendarEvent {
  /** Must stay the same: a program that gets the file again updates the entry and adds none. */
  uid: string;
  changedAt: Date;
  /** Whole days, such as `2026-11-16`, repeated every year with a reminder a week before; the end is exclusive. */
  from: string;
  until: string;
  summary: string;
  description: string;
  url: string;
}

export interface Calendar {
  name: string;
  maker: string;
  language: string;
  events: readonly CalendarEvent[];
}

/** In octets, without the line end (RFC 5545, §3.1). */
const LONGEST_LINE = 75;
const CONTROLS = /[^\P{Cc}\n]/gu;

/** Escapes line ends and separators, and removes control characters, which are not allowed (§3.3.11). */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Continues a long line after a space, without splitting a letter. */
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
const timestamp = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const eventLines = ({ uid, changedAt, from, until, summary, description, url }: CalendarEvent, language: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${timestamp(changedAt)}`,
  `DTSTART;VALUE=DATE:${day(from)}`,
  `DTEND;VALUE=DATE:${day(until)}`,
  'RRULE:FREQ=YEARLY',
  `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
  `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
  `URL:${url}`,
  // Does not mark the day as busy.
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-P7D',
  `DESCRIPTION;LANGUAGE=${language}:${escapeText(summary)}`,
  'END:VALARM',
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
