import { PHONE_SHORT_MIN_DIGITS } from '@sanabel/contract/limits';
import { normaliseChatNumber, normalisePhone } from '@sanabel/contract/typing/phone';
import { COUNTRY } from './club.ts';

const { prefix, callingCode, plan, short, mobileStart } = COUNTRY.phone;

type Kind = (typeof plan)[number]['kind'] | 'short' | 'foreign' | 'unknown';

interface Read {
  kind: Kind;
  number: string;
  /** National number without its 0; the input if it is not national. */
  national: string;
  /** Spoken groups; empty if the plan does not know the number. */
  groups: readonly string[];
}

const fitting = (national: string): Pick<Read, 'kind' | 'groups'> | null => {
  for (const { kind, form } of plan) {
    const groups = form.exec(national);
    if (groups) return { kind, groups: groups.slice(1) };
  }
  return null;
};

/** Returns null for a foreign number. */
const nationalOf = (number: string): string | null => {
  const withoutZero = (digits: string): string => digits.replace(/^0/, '');
  if (number.startsWith('+')) return number.startsWith(`+${callingCode}`) ? withoutZero(number.slice(callingCode.length + 1)) : null;
  // The country code without a plus counts only before a number of the plan.
  const rest = withoutZero(number.slice(callingCode.length));
  return number.startsWith(callingCode) && fitting(rest) ? rest : withoutZero(number);
};

const read = (stored: string): Read | null => {
  const number = normaliseChatNumber(stored) ?? normalisePhone(stored, PHONE_SHORT_MIN_DIGITS);
  if (number === null) return null;
  if (short.test(number)) return { kind: 'short', number, national: number, groups: [] };
  const national = nationalOf(number);
  if (national === null) return { kind: 'foreign', number, national: number, groups: [] };
  return { number, national, ...(fitting(national) ?? { kind: 'unknown', groups: [] }) };
};

export const phoneKind = (stored: string): Kind | null => read(stored)?.kind ?? null;

/**
 * Builds the number for `tel:` links. Local numbers get the country code once (decision L10), short numbers stay as they are. Empty for
 * empty input.
 */
export const dialledPhone = (stored: string): string => {
  const known = read(stored);
  if (known === null) return '';
  const { kind, number, national, groups } = known;
  if (kind === 'short' || kind === 'foreign') return number;
  if (groups.length > 0) return `+${callingCode}${national}`;
  return number.startsWith('+') ? number : `${prefix}${number}`;
};

/** Builds the digits for `https://wa.me/`: international, without the plus. Empty for a short number, which has no chat. */
export const chatDigits = (stored: string): string => {
  const number = dialledPhone(stored);
  return number.startsWith('+') ? number.slice(1) : '';
};

/** Groups a number as it is spoken, with its country code if stored. Unknown numbers stay as they are. */
export const groupedPhone = (stored: string): string => {
  const { number = stored, groups = [] } = read(stored) ?? {};
  if (groups.length === 0) return stored;
  return number.startsWith('0') ? `0${groups.join(' ')}` : [`+${callingCode}`, ...groups].join(' ');
};

/** Detects a mobile number with a missing or extra digit: it can be saved, but is probably wrong. */
export const isOddMobile = (typed: string): boolean => {
  const known = read(typed);
  return known?.kind === 'unknown' && `0${known.national}`.startsWith(mobileStart);
};

/** Detects a number that is neither a person's nor one of the country's short numbers. */
export const isOddShort = (typed: string): boolean => phoneKind(typed) === 'unknown' && normalisePhone(typed) === null;

/**
 * Returns the digits that match a number in any stored form: without the local 0 and the country code. Null if the input is not a phone
 * number.
 */
export const searchedDigits = (typed: string): string | null => {
  const number = normalisePhone(typed);
  return number === null ? null : (nationalOf(number) ?? number.slice(1));
};
