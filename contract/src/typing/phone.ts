import { foldDigits } from '../fold.ts';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../limits.ts';
import { seen } from './clean.ts';

/** Digits, one plus, and separators. A plus at the end was moved by right-to-left text. */
const PHONE = /^(?:tel:)?\(?\+?[\d\s()./\-\u2010-\u2015\u2212]+\+?$/i;
const INTERNATIONAL = /^(?:tel:)?[\s(]*(?:\+|00)|\+$/i;
/** The domestic 0, as printed after a country code: `+20 (0)10…` (ITU-T E.123). */
const TRUNK_ZERO = /\(\s*0\s*\)/;

/**
 * Returns ASCII digits, with a leading + before a country code, so that equal numbers are equal texts. Null for fewer than `min` or more
 * than 20 digits (api.md, "Bounds"). Dialling rules of a country are in `brand/src/phone.ts`.
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

/** All forms of WhatsApp links, with the number at any position, also within a pasted text. */
const CHAT_LINK = /(?:^|[\s/.<("'])(?:wa\.me\/|whatsapp(?:\.com\/|:\/\/)send\/?\?(?:[^\s#]*&)?phone=)(?:\+|%2B|%20)*(\d(?:\d|-|%20)*)/i;

/** Accepts a phone number or a pasted WhatsApp link. */
export const normaliseChatNumber = (text: string): string | null => {
  const number = CHAT_LINK.exec(foldDigits(seen(text)))?.[1]?.replaceAll('%20', '');
  if (number === undefined) return normalisePhone(text);
  // Such links have the country code without a plus; a leading 0 means that a local number was typed.
  return normalisePhone(number.startsWith('0') ? number : `+${number}`);
};
