import { foldDigits } from '../fold.ts';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../limits.ts';
import { seen } from './clean.ts';

/** Digits, one plus, and what people and Unicode put between groups. A plus at the end is one that a line from right to left has moved. */
const PHONE = /^(?:tel:)?\(?\+?[\d\s()./\-\u2010-\u2015\u2212]+\+?$/i;
const INTERNATIONAL = /^(?:tel:)?[\s(]*(?:\+|00)|\+$/i;
/** The 0 that callers within a country put first, as it is printed after the country's code: `+20 (0)10…` (ITU-T E.123). */
const TRUNK_ZERO = /\(\s*0\s*\)/;

/**
 * Returns a phone number in its stored form, ASCII digits with a leading + where it has its country's code, so that equal numbers are equal
 * texts. Null for anything else, and for fewer than `min` digits (6, but for the short numbers of hotlines) or more than 20 (api.md,
 * "Bounds"). How a number is called is the country's, and not known here: `brand/src/phone.ts`.
 */
export const normalisePhone = (text: string, min = PHONE_MIN_DIGITS): string | null => {
  const typed = foldDigits(seen(text));
  if (!PHONE.test(typed) || /\+.*\+/.test(typed)) return null;
  const isInternational = INTERNATIONAL.test(typed);
  const all = (isInternational ? typed.replace(TRUNK_ZERO, '') : typed).replace(/\D/g, '');
  const digits = isInternational && !typed.includes('+') ? all.slice(2) : all;
  if (digits.length < min || digits.length > PHONE_MAX_DIGITS) return null;
  return isInternational ? `+${digits}` : digits;
};

/** The number in each form of WhatsApp's links, wherever it stands among the parameters, and within a pasted text. */
const CHAT_LINK = /(?:^|[\s/.<("'])(?:wa\.me\/|whatsapp(?:\.com\/|:\/\/)send\/?\?(?:[^\s#]*&)?phone=)(?:\+|%2B|%20)*(\d(?:\d|-|%20)*)/i;

/** Returns the number to chat with: a phone number as above, or the one in a pasted link, which editors have at hand. Null for neither. */
export const normaliseChatNumber = (text: string): string | null => {
  const number = CHAT_LINK.exec(foldDigits(seen(text)))?.[1]?.replaceAll('%20', '');
  if (number === undefined) return normalisePhone(text);
  // Such a link has the country's code and no plus; where somebody wrote a local number into it, that is what was meant.
  return normalisePhone(number.startsWith('0') ? number : `+${number}`);
};
