import type { SignedIn } from '@sanabel/contract/auth';
import { ApiError } from '../data/api-error.ts';
import { type Answer, API_BASE, call } from '../data/call.ts';

const KEY = 'sanabel.signIn';

/** A sign-in between its two steps. */
interface Pending {
  email: string;
  /** The moment from which another code may be asked for: milliseconds by the server's clock. */
  resendAt: number;
}

export const readPending = (): Pending | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const email: unknown = Reflect.get(value, 'email');
    const resendAt: unknown = Reflect.get(value, 'resendAt');
    return typeof email === 'string' && typeof resendAt === 'number' ? { email, resendAt } : null;
  } catch {
    return null;
  }
};

export const storePending = (pending: Pending): void => localStorage.setItem(KEY, JSON.stringify(pending));
export const dropPending = (): void => localStorage.removeItem(KEY);

/** The server's time in an answer, in milliseconds; this device's where the header is missing. */
const serverTimeOf = (headers: Headers): number => {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
};

/** Asks by how many milliseconds the server's clock is ahead of this device's; 0 when it cannot be asked. */
export const askServerOffset = async (): Promise<number> => {
  const answer = await fetch(`${API_BASE}/health`, { cache: 'no-store' }).catch(() => null);
  return answer ? serverTimeOf(answer.headers) - Date.now() : 0;
};

/** Now, by the server's clock, in milliseconds. */
export const serverNow = async (): Promise<number> => Date.now() + (await askServerOffset());

const SECOND = 1000;

/** The server answers with the same shape for every address: whether a code was mailed is not told. */
const pendingOf = (email: string, { headers, json }: Answer): Pending => {
  const resendAfter: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'resendAfter') : null;
  if (typeof resendAfter !== 'number') throw new ApiError(502, 'ODD_ANSWER', '');
  // The clock of an answer is up to a second behind, and an early call would be refused.
  return { email, resendAt: serverTimeOf(headers) + (resendAfter + 1) * SECOND };
};

/** The session is this browser's: its token is of no use elsewhere. */
const OF_THIS_BROWSER = { session: 'cookie' } as const;

export const login = async (email: string, password: string): Promise<Pending> =>
  pendingOf(email, await call('/auth/login', { method: 'POST', body: { email, password, ...OF_THIS_BROWSER } }));

export const resendCode = async (email: string): Promise<Pending> =>
  pendingOf(email, await call('/auth/resend-otp', { method: 'POST', body: { email, type: 'login' } }));

const isSignedIn = (value: unknown): value is SignedIn =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'token') === 'string' &&
  typeof Reflect.get(value, 'admin') === 'object';

export const verifyCode = async (email: string, otp: string): Promise<SignedIn> => {
  const { json } = await call('/auth/verify-login', { method: 'POST', body: { email, otp, ...OF_THIS_BROWSER } });
  if (!isSignedIn(json)) throw new ApiError(502, 'ODD_ANSWER', '');
  return json;
};

const REJECTED = [400, 401, 403, 429];

/** Rejected by the server, or an error on the way (decisions.md, "Messages"). */
export const isRejected = (error: unknown): error is ApiError => error instanceof ApiError && REJECTED.includes(error.status);

/** Minutes to wait, when the server says that there were too many tries. */
export const waitMinutes = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 && error.retryAfter !== null ? Math.ceil(error.retryAfter / 60) : null;
