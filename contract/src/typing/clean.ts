/** Identifiers lose all invisible characters; texts keep those that shape what is read. */
import { BREAKS, UNSEEN, withoutUnseen } from './unseen.ts';

export { withoutUnseen };

/** East Asian keyboards type full-width signs. */
const foldWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ');

/** Returns the visible part of a typed identifier, with full-width signs as ASCII. */
export const seen = (text: string): string => foldWidth(withoutUnseen(text)).trim();

export const isBlank = (text: string): boolean => withoutUnseen(text).trim() === '';

/** Joiners (Persian, family emoji), variation selectors (❤️), flag tags, and the mark that keeps accents apart. */
const SHAPES = '\\u034f\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}';
/** Marks that place numbers and Latin words in prose. Overrides are not included: U+202E makes a reader see another text. */
const DIRECTIONS = '\\u061c\\u200e\\u200f\\u202a-\\u202c\\u2066-\\u2069';
const unseenBut = (allowed: string): RegExp => new RegExp(`(?![${allowed}])${UNSEEN.source}`, 'gu');
const UNSEEN_IN_LINES = /* @__PURE__ */ unseenBut(SHAPES);
const UNSEEN_IN_PROSE = /* @__PURE__ */ unseenBut(`${SHAPES}${DIRECTIONS}\\t\\n`);

/** A joiner shapes the letters or signs on both sides; these are never shaped. */
const SHAPELESS = '[\\p{sc=Latn}\\d\\p{P}\\s]';
/** Includes the marks between: NFC may compose them with the letter before, and a joiner behind it becomes idle only then. */
const JOINERS_BEHIND = /* @__PURE__ */ new RegExp(`(?:^|${SHAPELESS})[\\p{M}\\u200c\\u200d]+`, 'gu');
const JOINER_BEFORE = /* @__PURE__ */ new RegExp(`[\\u200c\\u200d](?=$|${SHAPELESS})`, 'gu');

/** Tests each joiner separately, so that the cost stays linear. */
const withoutIdleJoiners = (text: string): string =>
  text
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(JOINERS_BEHIND, (run) => run.replace(/[\u200c\u200d]/g, ''))
    .replace(JOINER_BEFORE, '');

/** Breaks become spaces; trimmed and in NFC. */
export const cleanLine = (text: string): string =>
  withoutIdleJoiners(text.replace(BREAKS, ' ').replace(UNSEEN_IN_LINES, '')).normalize('NFC').trim();

const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** All breaks become line feeds, tabs stay; trimmed and in NFC. */
export const cleanProse = (text: string): string => text.replace(BREAK, '\n').replace(UNSEEN_IN_PROSE, '').normalize('NFC').trim();

/** Cleans each line. Blank ones stay, except at the end. */
export const cleanLines = (text: string): string =>
  text
    .replace(BREAK, '\n')
    .split('\n')
    .map((line) => (isBlank(line) ? '' : cleanProse(line)))
    .join('\n')
    .trimEnd();
