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

/** Tells whether a change of storage concerns the session; null is a change of all entries. */
export const isSessionEntry = (key: string | null): boolean => key === null || key === ADMIN_KEY || key === TOKEN_KEY;

const SIGNED_OUT_KEY = 'sanabel.signedOut';
const DRAFTS_KEPT = 'drafts kept';

/** Tells the other windows, before the session's entries go, that the admin signed out, and whether the server has their drafts. */
export const noteSignOut = (hasDrafts: boolean): void => localStorage.setItem(SIGNED_OUT_KEY, hasDrafts ? DRAFTS_KEPT : 'yes');

/** Reads the note of a window that signed out; null for any other change of storage. */
export const signOutIn = ({ key, newValue }: StorageEvent): { hasDrafts: boolean } | null =>
  key === null || (key === SIGNED_OUT_KEY && newValue !== null) ? { hasDrafts: newValue === DRAFTS_KEPT } : null;

let isCleared = false;

/** Somebody has signed out in this browser: a draft that was about to be written must not come after. */
export const isSignedOut = (): boolean => isCleared && readSession() === null;

/** The panel shares its origin with the site, whose entries are a visitor's. */
const PREFIX = 'sanabel.';

/** Removes all that the panel keeps in this browser, so that signing out leaves nothing on a shared computer (specification, section 2). */
export const clearPanelStorage = (): void => {
  isCleared = true;
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
};
