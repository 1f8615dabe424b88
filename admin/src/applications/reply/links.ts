import { dialledPhone, phoneKind } from '@sanabel/brand/phone';

/** Shortest and longest foreign number with its calling code (E.164). */
const FOREIGN = /^\+(?!0)\d{8,15}$/;

/** Null for a number that WhatsApp cannot have: a landline, one with a missing digit, one without a country. */
const chatNumberOf = (stored: string): string | null => {
  const number = dialledPhone(stored);
  const kind = phoneKind(stored);
  return kind === 'mobile' || (kind === 'foreign' && FOREIGN.test(number)) ? number.slice(1) : null;
};

export const chatLink = (phoneNumber: string, text = ''): string | null => {
  const number = chatNumberOf(phoneNumber);
  return number && `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
};

/** Follows RFC 6068: a plain @, because some programs do not decode it, and CRLF between lines. */
export const mailLink = (email: string, fields: Readonly<Record<'subject' | 'body', string>> | null = null): string => {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  if (!fields) return address;
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`);
  return `${address}?${query.join('&')}`;
};
