import { dialledPhone, phoneKind } from '@sanabel/brand/phone';

/** The shortest and the longest number of another country, with its calling code (E.164). */
const FOREIGN = /^\+(?!0)\d{8,15}$/;

/** The digits by which WhatsApp knows a stored number. Null where it can know none: a landline, a digit too few, no country. */
const chatNumberOf = (stored: string): string | null => {
  const number = dialledPhone(stored);
  const kind = phoneKind(stored);
  return kind === 'mobile' || (kind === 'foreign' && FOREIGN.test(number)) ? number.slice(1) : null;
};

/** A chat with an applicant in WhatsApp, with a text ready to be sent where there is one. */
export const chatLink = (phoneNumber: string, text = ''): string | null => {
  const number = chatNumberOf(phoneNumber);
  return number && `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
};

/** A mail as RFC 6068 has it: a plain @, which some programs do not read otherwise, and CRLF between lines. */
export const mailLink = (email: string, fields: Readonly<Record<'subject' | 'body', string>> | null = null): string => {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  if (!fields) return address;
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`);
  return `${address}?${query.join('&')}`;
};
