import type { Admin } from '@sanabel/contract/entities/admin';
import { ROLES } from '@sanabel/contract/enumerations';

const ADMIN_KEY = 'sanabel.admin';
const TOKEN_KEY = 'sanabel.token';

export type StoredAdmin = Pick<Admin, 'id' | 'fullName' | 'email' | 'role' | 'adminRole'>;
export interface Session {
  admin: StoredAdmin;
  token: string;
}

const isStoredAdmin = (value: unknown): value is StoredAdmin =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'fullName', 'email', 'role', 'adminRole'].every((key) => typeof Reflect.get(value, key) === 'string');

const isAllowed = (admin: StoredAdmin): boolean => ROLES.some((role) => role === admin.role);

/** The guard of the admin area: a stored record, a stored token and an allowed role (specification, section 2). */
export const readSession = (): Session | null => {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const admin: unknown = JSON.parse(localStorage.getItem(ADMIN_KEY) ?? 'null');
    return token && isStoredAdmin(admin) && isAllowed(admin) ? { admin, token } : null;
  } catch {
    return null;
  }
};

export const storeSession = ({ admin, token }: { admin: Admin; token: string }): void => {
  const { id, fullName, email, role, adminRole } = admin;
  localStorage.setItem(ADMIN_KEY, JSON.stringify({ id, fullName, email, role, adminRole } satisfies StoredAdmin));
  localStorage.setItem(TOKEN_KEY, token);
};

/** The session goes on with another token. */
export const renewToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token);

const CHANGED = 'sanabel:admin';

/** An admin who changed their own record is greeted by the new name. A record of somebody else changes nothing. */
export const renewStoredAdmin = (admin: Admin): void => {
  const session = readSession();
  if (session?.admin.id !== admin.id) return;
  storeSession({ admin, token: session.token });
  window.dispatchEvent(new Event(CHANGED));
};

/** Tells when the stored record changed; the way of `useSyncExternalStore`. */
export const subscribeToStoredAdmin = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
};

/** The session is over, but not by the editor's wish: what was being typed stays for after the next sign-in. */
export const dropSession = (): void => {
  localStorage.removeItem(ADMIN_KEY);
  localStorage.removeItem(TOKEN_KEY);
};

/** Tells whether a change of storage concerns the session; no key stands for all of it. */
export const isSessionEntry = (key: string | null): boolean => key === null || key === ADMIN_KEY || key === TOKEN_KEY;

const KEPT_KEY = 'sanabel.kept';

/** Tells the other windows, before the storage is cleared, that drafts are on the server. */
export const noteKeptDrafts = (): void => localStorage.setItem(KEPT_KEY, 'yes');

export const isKeptNote = (key: string | null): boolean => key === KEPT_KEY;

let isCleared = false;

/** Somebody has signed out in this browser: a draft that was about to be written must not come after. */
export const isSignedOut = (): boolean => isCleared && readSession() === null;

/** Signing out leaves nothing on a shared computer (specification, section 2). */
export const clearEverything = (): void => {
  isCleared = true;
  localStorage.clear();
  sessionStorage.clear();
};
