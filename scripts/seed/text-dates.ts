import { monthName } from '@sanabel/brand/calendar/labels';
import type { Locale } from '@sanabel/contract/enumerations';
import { type Edge, edgeOf, lastDayOfMonth, type MonthPart } from '@sanabel/contract/growing-guide/window';

/** A date as a text states it: a month with a day, a part of it, or nothing more. */
interface Mention {
  month: number;
  day?: number;
  words?: 'begin' | 'end' | 'firstHalf' | 'secondHalf' | MonthPart;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const WORDS: Readonly<Record<Locale, Readonly<Record<string, NonNullable<Mention['words']>>>>> = {
  ar: {
    'النصف الأول من': 'firstHalf',
    'النصف الثاني من': 'secondHalf',
    أوائل: 'early',
    منتصف: 'mid',
    أواخر: 'late',
    أول: 'begin',
    آخر: 'end',
  },
  en: {
    'the first half of': 'firstHalf',
    'the second half of': 'secondHalf',
    early: 'early',
    mid: 'mid',
    late: 'late',
    'the start of': 'begin',
    'the end of': 'end',
  },
};

const westernDigits = (text: string): string => text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

const patternOf = (locale: Locale): RegExp => {
  const words = Object.keys(WORDS[locale]).join('|');
  const months = MONTHS.map((month) => monthName(locale, month)).join('|');
  const range = locale === 'ar' ? '(?:(\\d+) إلى )?' : '(?:(\\d+) to )?';
  return new RegExp(`${range}(?:(${words}) )?(?:(\\d+) )?[وب]?(${months})(?![\\p{L}])`, 'gu');
};

const mentionsIn = (sentence: string, locale: Locale): Mention[] =>
  [...sentence.matchAll(patternOf(locale))].flatMap(([, first, words = '', day, name]) => {
    const month = MONTHS.find((one) => monthName(locale, one) === name) ?? 0;
    const last: Mention = { month, ...(day && { day: Number(day) }), ...(WORDS[locale][words] && { words: WORDS[locale][words] }) };
    return first ? [{ month, day: Number(first) }, last] : [last];
  });

const isLast = ({ month, day }: Edge): boolean => day === lastDayOfMonth(month) || (month === 2 && day === 28);

const isStart = (mention: Mention, edge: Edge): boolean => {
  if (mention.month !== edge.month) return false;
  if (mention.day) return edge.day === mention.day;
  if (mention.words === 'mid') return edge.part === 'mid' || edge.day === 15 || edge.day === 16;
  if (mention.words === 'secondHalf') return edge.day === 16;
  if (mention.words === 'early' || mention.words === 'late') return edge.part === mention.words;
  return edge.day === 1;
};

const isEnd = (mention: Mention, edge: Edge): boolean => {
  if (mention.month !== edge.month) return false;
  if (mention.day) return edge.day === mention.day;
  if (mention.words === 'mid') return edge.part === 'mid' || edge.day === 15;
  if (mention.words === 'firstHalf') return edge.day === 15;
  if (mention.words === 'early' || mention.words === 'late') return edge.part === mention.words;
  return isLast(edge);
};

/** Tells whether a sentence of the text states both ends of a window one after the other, or a month that is the whole window. */
export const statesWindow = (text: string, locale: Locale, window: { from: string; to: string }): boolean => {
  const [from, to] = [edgeOf(window.from), edgeOf(window.to)];
  return westernDigits(text)
    .split(/[.؛;]\s/)
    .map((sentence) => mentionsIn(sentence, locale))
    .some((mentions) =>
      mentions.some(
        (mention, index) => isStart(mention, from) && [mention, mentions[index + 1]].some((next) => next !== undefined && isEnd(next, to)),
      ),
    );
};
