import { UNSEEN } from '@sanabel/contract/typing/unseen';

/** Points of word processors stand before a tab or a space. */
const POINT = /^[ \t]*(?:[·•‣◦▪●\uF0B7\uF0A7]|[-–o](?=\t))[ \t]*/u;
/** Joins letters of Arabic and of emoji, so they stay. */
const JOINERS = /[\u200C\u200D]/u;

/** Cleans text of a word processor: its list points become the panel's own or nothing, and its spaces and invisible marks go. */
export const pastedText = (text: string, hasList: boolean): string =>
  text
    .split(/\r\n?|\n/u)
    .map((line) =>
      line
        .replace(POINT, hasList ? '- ' : '')
        .replace(/[\t\u00A0 ]+/gu, ' ')
        .replace(UNSEEN, (sign) => (JOINERS.test(sign) ? sign : ''))
        .trimEnd(),
    )
    .join('\n');
