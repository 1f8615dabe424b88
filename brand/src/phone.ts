import { PHONE_SHORT_MIN_DIGITS } from '@sanabel/contract/limits';
import { normaliseChatNumber, normalisePhone } from '@sanabel/contract/typing/phone';
import { COUNTRY } from './club.ts';

const { prefix, callingCode, plan, short, mobileStart } = COUNTRY.phone;

type Kind = (typeof plan)[number]['kind'] | 'short' | 'foreign' | 'unknown';

interface Read {
  kind: Kind;
  /** The number as it is kept. */
  number: string;
  /** Within the country and without its 0; the number itself where it is no such number. */
  national: string;
  /** The groups in which it is read out; none where the plan does not know it. */
  groups: readonly string[];
}

const fitting = (national: string): Pick<Read, 'kind' | 'groups'> | null => {
  for (const { kind, form } of plan) {
    const groups = form.exec(national);
    if (groups) return { kind, groups: groups.slice(1) };
  }
  return null;
};

/** The digits of a number within the country, without the 0 that callers put first; null for one of another country. */
const nationalOf = (number: string): string | null => {
  const withoutZero = (digits: string): string => digits.replace(/^0/, '');
  if (number.startsWith('+')) return number.startsWith(`+${callingCode}`) ? withoutZero(number.slice(callingCode.length + 1)) : null;
  // The country's code without a plus: only where a number of the plan follows it.
  const rest = withoutZero(number.slice(callingCode.length));
  return number.startsWith(callingCode) && fitting(rest) ? rest : withoutZero(number);
};

/** Reads a stored number by the country's plan; null for no number. */
const read = (stored: string): Read | null => {
  const number = normaliseChatNumber(stored) ?? normalisePhone(stored, PHONE_SHORT_MIN_DIGITS);
  if (number === null) return null;
  if (short.test(number)) return { kind: 'short', number, national: number, groups: [] };
  const national = nationalOf(number);
  if (national === null) return { kind: 'foreign', number, national: number, groups: [] };
  return { number, national, ...(fitting(national) ?? { kind: 'unknown', groups: [] }) };
};

/** Returns the kind of a number in the country's plan; null for no number. */
export const phoneKind = (stored: string): Kind | null => read(stored)?.kind ?? null;

/**
 * The number as `tel:` links dial it: with its country, which goes before a local number only, once (decision L10), and a short number as it
 * stands. Empty for an empty datum.
 */
export const dialledPhone = (stored: string): string => {
  const known = read(stored);
  if (known === null) return '';
  const { kind, number, national, groups } = known;
  if (kind === 'short' || kind === 'foreign') return number;
  if (groups.length > 0) return `+${callingCode}${national}`;
  return number.startsWith('+') ? number : `${prefix}${number}`;
};

/** The digits that `https://wa.me/` takes: the international form without its plus. Empty for a short number, which nobody can chat with. */
export const chatDigits = (stored: string): string => {
  const number = dialledPhone(stored);
  return number.startsWith('+') ? number.slice(1) : '';
};

/** A number in the groups in which people read it out, with its country where it is kept so. Others stay as they are. */
export const groupedPhone = (stored: string): string => {
  const { number = stored, groups = [] } = read(stored) ?? {};
  if (groups.length === 0) return stored;
  return number.startsWith('0') ? `0${groups.join(' ')}` : [`+${callingCode}`, ...groups].join(' ');
};

/** A local number that looks like a mobile one with a digit too few or too many: it can be saved, but is hardly meant. */
export const isOddMobile = (typed: string): boolean => {
  const known = read(typed);
  return known?.kind === 'unknown' && `0${known.national}`.startsWith(mobileStart);
};

/** A number too short for any person's, and no short number of the country. */
export const isOddShort = (typed: string): boolean => phoneKind(typed) === 'unknown' && normalisePhone(typed) === null;

/**
 * The digits by which a typed number is found, however it is kept: without the 0 of a local number, and without the country's code. Null
 * for what is no telephone number.
 */
export const searchedDigits = (typed: string): string | null => {
  const number = normalisePhone(typed);
  return number === null ? null : (nationalOf(number) ?? number.slice(1));
};
