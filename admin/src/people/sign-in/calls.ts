import type { SecondFactorInput, SignedIn } from '@sanabel/contract/auth';
import { ApiError } from '../../kit/data/api-error.ts';
import { call } from '../../kit/data/call.ts';
import { type Asked, askedBy, storedAsked } from '../second-factor/asked.ts';

const KEY = 'sanabel.signIn';

interface Pending extends Asked {
  email: string;
}

export const readPending = (): Pending | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const email: unknown = Reflect.get(value, 'email');
    const asked = storedAsked(value);
    return typeof email === 'string' && asked ? { email, ...asked } : null;
  } catch {
    return null;
  }
};

export const storePending = (pending: Pending): void => localStorage.setItem(KEY, JSON.stringify(pending));
export const dropPending = (): void => localStorage.removeItem(KEY);

/** Binds the session to this browser with a cookie: the token alone is useless elsewhere. */
const OF_THIS_BROWSER = { session: 'cookie' } as const;

export const login = async (email: string, password: string): Promise<Pending> => ({
  email,
  ...askedBy(await call('/auth/login', { method: 'POST', body: { email, password, ...OF_THIS_BROWSER } })),
});

export const resendCode = async ({ email, methods, passkey, resends }: Pending): Promise<Pending> => {
  const { resendAt, isMailOut } = askedBy(await call('/auth/resend-otp', { method: 'POST', body: { email, type: 'login' } }));
  return { email, methods, passkey, resendAt, isMailOut, resends: resends + 1 };
};

const isSignedIn = (value: unknown): value is SignedIn =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'token') === 'string' &&
  typeof Reflect.get(value, 'admin') === 'object';

export const verify = async (email: string, factor: SecondFactorInput): Promise<SignedIn> => {
  const { json } = await call('/auth/verify-login', { method: 'POST', body: { email, ...factor, ...OF_THIS_BROWSER } });
  if (!isSignedIn(json)) throw new ApiError(502, 'ODD_ANSWER', '');
  return json;
};
