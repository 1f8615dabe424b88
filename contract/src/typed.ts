/**
 * What people type, brought into one form. It stands apart from the schemas of `fields.ts`, because pages of visitors use it too, and
 * those are not to load a schema library. For the same reason no constant here is computed: a page gets only what it uses.
 */

import { foldDigits } from './fold.ts';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits.ts';

const CHAT_LINK = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)/i;
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const PHONE_CHARACTERS = /^\+?[\d\s().-]+$/;

/**
 * Returns a phone number in its stored form, ASCII digits with a leading + when one was typed, so that equal numbers are equal texts.
 * Digits of all three families, spaces, dots, dashes and brackets may be typed, and the invisible direction marks that a phone's
 * clipboard adds. Null for anything else, and for fewer than 6 or more than 20 digits (api.md, "Bounds").
 */
export const normalisePhone = (text: string): string | null => {
  const folded = foldDigits(text).replace(DIRECTION_MARKS, '').trim();
  if (!PHONE_CHARACTERS.test(folded)) return null;
  const digits = folded.replace(/\D/g, '');
  if (digits.length < PHONE_MIN_DIGITS || digits.length > PHONE_MAX_DIGITS) return null;
  return folded.startsWith('+') ? `+${digits}` : digits;
};

/** Returns the number to chat with: a phone number as above, or the one in a pasted wa.me link, which editors have at hand. Null for neither. */
export const normaliseChatNumber = (text: string): string | null => {
  const link = CHAT_LINK.exec(foldDigits(text).trim());
  return link?.[1] ? normalisePhone(`+${link[1]}`) : normalisePhone(text);
};

/** One @, a domain with a dot, and nothing that could break a mail's header. */
const EMAIL = /^[^\s@<>()[\],;:\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** Tells whether a trimmed text has the form of an e-mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

const WATCH = /^https?:\/\/(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/watch\?(?:[^#\s]*&)?v=([\w-]{11})(?:[&#]\S*)?$/;
const PATH = /^https?:\/\/(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:shorts|live|embed|v)\/([\w-]{11})(?:[/?#&]\S*)?$/;
const SHORT = /^https?:\/\/youtu\.be\/([\w-]{11})(?:[/?#&]\S*)?$/;
const BARE = /^([\w-]{11})$/;

/**
 * Returns the 11-character id in a video link, because only the id is stored (decision D12). Takes watch, short, `m.`, shorts, live and
 * embed links, with or without a scheme, and the id itself. Null for anything else.
 */
export const youtubeId = (link: string): string | null => {
  const text = link.trim();
  const url = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const match = BARE.exec(text) ?? WATCH.exec(url) ?? PATH.exec(url) ?? SHORT.exec(url);
  return match?.[1] ?? null;
};
