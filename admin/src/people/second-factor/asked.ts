import { SECOND_FACTORS, type SecondFactor } from '@sanabel/contract/enumerations';
import { ApiError } from '../../kit/data/api-error.ts';
import type { Answer } from '../../kit/data/call.ts';
import { serverTimeOf } from '../../kit/data/server-clock.ts';

export interface Asked {
  /** Earliest time for another code: milliseconds by the server's clock. */
  resendAt: number;
  methods: readonly SecondFactor[];
  /** WebAuthn request options, if the account has a passkey. */
  passkey: object | null;
  resends: number;
  /** No mail leaves the server. */
  isMailOut: boolean;
}

const SECOND = 1000;
const MAIL_ALONE: readonly SecondFactor[] = ['mail'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const methodsIn = (value: unknown): readonly SecondFactor[] => {
  const named = Array.isArray(value) ? SECOND_FACTORS.filter((factor) => value.includes(factor)) : [];
  return named.length > 0 ? named : MAIL_ALONE;
};

export const storedAsked = (value: object): Asked | null => {
  const resendAt: unknown = Reflect.get(value, 'resendAt');
  const passkey: unknown = Reflect.get(value, 'passkey');
  const resends: unknown = Reflect.get(value, 'resends');
  if (typeof resendAt !== 'number') return null;
  return {
    resendAt,
    methods: methodsIn(Reflect.get(value, 'methods')),
    passkey: isObject(passkey) ? passkey : null,
    resends: typeof resends === 'number' ? resends : 0,
    isMailOut: Reflect.get(value, 'isMailOut') === true,
  };
};

/** Reads the request from an answer, which is the same for every address: it does not reveal if a code was mailed. */
export const askedBy = ({ headers, json }: Answer): Asked => {
  const resendAfter: unknown = isObject(json) ? Reflect.get(json, 'resendAfter') : null;
  // The answer's clock has whole seconds: an early call would be refused.
  const resendAt = typeof resendAfter === 'number' ? serverTimeOf(headers) + (resendAfter + 1) * SECOND : null;
  const asked = isObject(json) ? storedAsked({ ...json, resendAt }) : null;
  if (!asked) throw new ApiError(502, 'ODD_ANSWER', '');
  return asked;
};

const REJECTED = [400, 401, 403, 429];

/** Separates a rejection from a technical error (decisions.md, "Messages"). */
export const isRejected = (error: unknown): error is ApiError => error instanceof ApiError && REJECTED.includes(error.status);

export const waitMinutes = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 && error.retryAfter !== null ? Math.ceil(error.retryAfter / 60) : null;
