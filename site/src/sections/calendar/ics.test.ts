import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, escapeText, fold, writeCalendar } from './ics.ts';

const octets = (line: string): number => new TextEncoder().encode(line).length;

/** Reads a file like a calendar program: unfolds, splits lines at the first colon outside of a parameter, unescapes. */
const readLines = (file: string): [name: string, value: string][] =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
const unescapeText = (value: string): string => value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
const valuesOf = (file: string, name: string): string[] =>
  readLines(file).flatMap(([one, value]) => (one.split(';')[0] === name ? [unescapeText(value)] : []));

const EVENT: CalendarEvent = {
  uid: 'wheat-sowing-delta@club.example',
  changedAt: new Date('2026-11-23T10:20:30.400Z'),
  from: '2026-11-16',
  until: '2026-12-01',
  summary: 'زراعة القمح: الوجه البحري',
  description: 'النصف الثاني من نوفمبر\nإرشاد عام؛ اسأل مهندسًا, دائمًا.',
  url: 'https://club.example/services/crop/wheat',
};
const calendarWith = (event: Partial<CalendarEvent> = {}) =>
  writeCalendar({ name: 'القمح', maker: '-//club//AR', language: 'ar', events: [{ ...EVENT, ...event }] });

/** Separators, line ends, control characters, letters of four octets, lone surrogates. */
const wild = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(';', ',', '\\', '\\n', ':', '"', '\n', '\r\n', '\r', '\t', '\u0000', '\u0085', 'القمح', '👩🏽‍🌾', '\ud800'),
    ),
  )
  .map((parts) => parts.join(''));
const kept = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '');

describe('a calendar file', () => {
  it('is what programs read: whole days every year, with its words in the page’s language', () => {
    expect(calendarWith().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//club//AR',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:القمح',
      'BEGIN:VEVENT',
      'UID:wheat-sowing-delta@club.example',
      'DTSTAMP:20261123T102030Z',
      'DTSTART;VALUE=DATE:20261116',
      'DTEND;VALUE=DATE:20261201',
      'RRULE:FREQ=YEARLY',
      'SUMMARY;LANGUAGE=ar:زراعة القمح: الوجه البحري',
      'DESCRIPTION;LANGUAGE=ar:النصف الثاني من نوفمبر\\nإرشا',
      ' د عام؛ اسأل مهندسًا\\, دائمًا.',
      'URL:https://club.example/services/crop/wheat',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P7D',
      'DESCRIPTION;LANGUAGE=ar:زراعة القمح: الوجه البحري',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('keeps every name whole, in lines of 75 octets at most, whatever is typed', () => {
    fc.assert(
      fc.property(wild, wild, (summary, description) => {
        const file = calendarWith({ summary, description });
        expect(file.split('\r\n').filter((line) => octets(line) > 75)).toEqual([]);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect([valuesOf(file, 'SUMMARY'), valuesOf(file, 'DESCRIPTION')]).toEqual([[kept(summary)], [kept(description), kept(summary)]]);
        expect(readLines(file).filter(([name]) => name === 'BEGIN')).toHaveLength(3);
      }),
      { numRuns: 500 },
    );
  });

  it('folds no letter apart', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const lines = fold(escapeText(text)).split('\r\n');
        for (const line of lines) expect(line.isWellFormed()).toBe(true);
        expect(lines.map((line, index) => (index > 0 ? line.slice(1) : line)).join('')).toBe(escapeText(text));
      }),
    );
  });
});
