import { foldDigits } from './digits.ts';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './limits.ts';

const CHAT_LINK = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)/i;
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const PHONE_CHARACTERS = /^\+?[\d\s().-]+$/;

/**
 * The stored form of a phone number: ASCII digits, with a leading + when one was typed.
 * Takes Arabic and Persian digits, spaces, dots, dashes, brackets and the invisible direction marks that a phone's clipboard adds.
 * Returns null for anything else, or outside 6 to 20 digits (api.md, "Bounds").
 */
export const normalisePhone = (text: string): string | null => {
  const folded = foldDigits(text).replace(DIRECTION_MARKS, '').trim();
  if (!PHONE_CHARACTERS.test(folded)) return null;
  const digits = folded.replace(/\D/g, '');
  if (digits.length < PHONE_MIN_DIGITS || digits.length > PHONE_MAX_DIGITS) return null;
  return folded.startsWith('+') ? `+${digits}` : digits;
};

/** The number to chat with: a phone number, or the one inside a pasted wa.me link. Null when it is neither. */
export const normaliseChatNumber = (text: string): string | null => {
  const link = CHAT_LINK.exec(foldDigits(text).trim());
  return link?.[1] ? normalisePhone(`+${link[1]}`) : normalisePhone(text);
};
