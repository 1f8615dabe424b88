const KEY = 'sanabel.signIn';

/** A sign-in between its two steps. */
export interface Pending {
  email: string;
  /** When another code may be asked for: milliseconds by the server's clock. */
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
