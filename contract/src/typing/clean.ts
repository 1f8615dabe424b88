/** Cleans what people type and paste: identifiers lose all unseen characters, texts keep those that shape what is read. */
import { BREAKS, UNSEEN, withoutUnseen } from './unseen.ts';

export { withoutUnseen };

/** Replaces the full-width signs of East Asian keyboards by ASCII ones. */
const foldWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ');

/** Returns what somebody has typed as an identifier, such as an address or a number: what is seen of it, in ASCII where it is full-width. */
export const seen = (text: string): string => foldWidth(withoutUnseen(text)).trim();

/** Tells whether a reader sees nothing of a text. */
export const isBlank = (text: string): boolean => withoutUnseen(text).trim() === '';

/** Joiners (Persian words, emoji of families), variation selectors (❤️), the tags of flags, and the mark that keeps accents apart. */
const SHAPES = '\\u034f\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}';
/** They put a number or a Latin word into its place in prose. The overrides are not among them: U+202E makes a reader see another text. */
const DIRECTIONS = '\\u061c\\u200e\\u200f\\u202a-\\u202c\\u2066-\\u2069';
const unseenBut = (kept: string): RegExp => new RegExp(`(?![${kept}])${UNSEEN.source}`, 'gu');
const UNSEEN_IN_LINES = /* @__PURE__ */ unseenBut(SHAPES);
const UNSEEN_IN_PROSE = /* @__PURE__ */ unseenBut(`${SHAPES}${DIRECTIONS}\\t\\n`);

/** A joiner shapes the letters or signs on both its sides. Beside Latin letters, digits, punctuation or spaces it shapes nothing. */
const SHAPELESS = '[\\p{sc=Latn}\\d\\p{P}\\s]';
const JOINER_BEHIND = /* @__PURE__ */ new RegExp(`(^|${SHAPELESS})[\\u200c\\u200d]`, 'gu');
const JOINER_BEFORE = /* @__PURE__ */ new RegExp(`[\\u200c\\u200d](?=$|${SHAPELESS})`, 'gu');

/** Leaves out the joiners that shape nothing. One by one, so that a flood of them costs no more than its length. */
const withoutIdleJoiners = (text: string): string =>
  text
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(JOINER_BEHIND, '$1')
    .replace(JOINER_BEFORE, '');

/** Cleans a text of one line, such as a name: breaks become spaces; it is trimmed and in NFC. */
export const cleanLine = (text: string): string =>
  withoutIdleJoiners(text.replace(BREAKS, ' ').replace(UNSEEN_IN_LINES, '')).normalize('NFC').trim();

/** Cleans a text of many lines: all breaks become line feeds, tabs stay; it is trimmed and in NFC. */
export const cleanProse = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(UNSEEN_IN_PROSE, '')
    .normalize('NFC')
    .trim();
