import { SECOND_STEPS, type SecondStep } from '@sanabel/contract/enumerations';
import { ApiError } from '../data/api-error.ts';
import type { Answer } from '../data/call.ts';
import { serverTimeOf } from '../data/server-clock.ts';

/** A second step that is asked for. */
export interface Asked {
  /** The moment from which another code may be asked for: milliseconds by the server's clock. */
  resendAt: number;
  methods: readonly SecondStep[];
  /** What the browser's dialog about a passkey is asked with, where the account has one. */
  passkey: object | null;
  /** How many more codes were asked for. */
  resends: number;
}

const SECOND = 1000;
const MAIL_ALONE: readonly SecondStep[] = ['mail'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The ways that a stored or sent value names; the mailed code where it names none. */
const methodsIn = (value: unknown): readonly SecondStep[] => {
  const named = Array.isArray(value) ? SECOND_STEPS.filter((step) => value.includes(step)) : [];
  return named.length > 0 ? named : MAIL_ALONE;
};

/** Reads a step from what this device has stored; null where that is none. */
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
  };
};

/** Reads the step that an answer asks for. It looks the same for every address: whether a code was mailed is not told. */
export const askedBy = ({ headers, json }: Answer): Asked => {
  const resendAfter: unknown = isObject(json) ? Reflect.get(json, 'resendAfter') : null;
  // The clock of an answer is up to a second behind, and an early call would be refused.
  const resendAt = typeof resendAfter === 'number' ? serverTimeOf(headers) + (resendAfter + 1) * SECOND : null;
  const asked = isObject(json) ? storedAsked({ ...json, resendAt }) : null;
  if (!asked) throw new ApiError(502, 'ODD_ANSWER', '');
  return asked;
};

const REJECTED = [400, 401, 403, 429];

/** Rejected by the server, or an error on the way (decisions.md, "Messages"). */
export const isRejected = (error: unknown): error is ApiError => error instanceof ApiError && REJECTED.includes(error.status);

/** Minutes to wait, when the server says that there were too many tries. */
export const waitMinutes = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 && error.retryAfter !== null ? Math.ceil(error.retryAfter / 60) : null;
