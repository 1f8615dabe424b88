import { normaliseChatNumber, normalisePhone } from '@sanabel/contract/typed';
import { COUNTRY } from './club.ts';

const { prefix, callingCode, internationalDigits, mobileStart, mobileDigits } = COUNTRY.phone;

/**
 * The international form for `tel:` links, with its plus. The country's prefix goes before a local number only:
 * `+20…` and `0020…` are international already and are not prefixed twice (decision L10). Empty for an empty datum.
 */
export const internationalPhone = (stored: string): string => {
  const number = normaliseChatNumber(stored);
  if (number === null) return '';
  if (number.startsWith('+')) return number;
  if (number.startsWith('00')) return `+${number.slice(2)}`;
  const isInternational = number.startsWith(callingCode) && number.length === internationalDigits;
  return isInternational ? `+${number}` : `${prefix}${number}`;
};

/** The digits that `https://wa.me/` takes: the international form without its plus. */
export const chatDigits = (stored: string): string => internationalPhone(stored).slice(1);

/** A local mobile number with a digit too few or too many: it can be saved, but is hardly meant. */
export const isOddMobile = (typed: string): boolean => {
  const number = internationalPhone(typed);
  const local = number.startsWith(prefix) ? number.slice(prefix.length) : '';
  return local.startsWith(mobileStart) && local.length !== mobileDigits;
};

/**
 * The digits by which a typed number is found, however it is kept: without the 0 of a local number, and without the country's code. Null
 * for what is no telephone number.
 */
export const searchedDigits = (typed: string): string | null => {
  const number = normalisePhone(typed);
  if (number === null) return null;
  const isWhole = number.startsWith(callingCode) && number.length === internationalDigits;
  const abroad = isWhole ? number : /^(?:\+|00)(\d+)$/.exec(number)?.[1];
  return abroad === undefined ? number.replace(/^0/, '') : abroad.replace(new RegExp(`^${callingCode}`), '');
};
