import type { Admin } from '@sanabel/contract/entities/admin';
import { ROLES } from '@sanabel/contract/enumerations';

const ADMIN_KEY = 'sanabel.admin';
const TOKEN_KEY = 'sanabel.token';

type StoredAdmin = Pick<Admin, 'id' | 'fullName' | 'email' | 'role' | 'adminRole'>;
export interface Session {
  admin: StoredAdmin;
  token: string;
}

const isStoredAdmin = (value: unknown): value is StoredAdmin =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'fullName', 'email', 'role', 'adminRole'].every((key) => typeof Reflect.get(value, key) === 'string');

const isAllowed = (admin: StoredAdmin): boolean => ROLES.some((role) => role === admin.role);

/** Guards the admin area: requires a stored record, a stored token and an allowed role (specification, section 2). */
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

export const renewToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token);

const CHANGED = 'sanabel:admin';

/** Updates the greeting after a change of one's own record; ignores other admins. */
export const renewStoredAdmin = (admin: Admin): void => {
  const session = readSession();
  if (session?.admin.id !== admin.id) return;
  storeSession({ admin, token: session.token });
  window.dispatchEvent(new Event(CHANGED));
};

export const subscribeToStoredAdmin = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
};

/** Ends the session without signing out: unsaved changes stay for the next sign-in. */
export const dropSession = (): void => {
  localStorage.removeItem(ADMIN_KEY);
  localStorage.removeItem(TOKEN_KEY);
};

/** `key` is null when all entries were cleared. */
export const isSessionEntry = (key: string | null): boolean => key === null || key === ADMIN_KEY || key === TOKEN_KEY;

const SIGNED_OUT_KEY = 'sanabel.signedOut';
const WITH_UNSAVED = 'drafts kept';

/** Notifies the other windows before the session's entries are removed. */
export const noteSignOut = (hasUnsaved: boolean): void => localStorage.setItem(SIGNED_OUT_KEY, hasUnsaved ? WITH_UNSAVED : 'yes');

export const signOutIn = ({ key, newValue }: StorageEvent): { hasUnsaved: boolean } | null =>
  key === null || (key === SIGNED_OUT_KEY && newValue !== null) ? { hasUnsaved: newValue === WITH_UNSAVED } : null;

let isCleared = false;

/** An autosave that is still pending must not write after sign-out. */
export const isSignedOut = (): boolean => isCleared && readSession() === null;

/** The panel shares its origin with the site, whose entries belong to the visitor. */
const PREFIX = 'sanabel.';

/** Removes all panel data, so that signing out leaves nothing on a shared computer (specification, section 2). */
export const clearPanelStorage = (): void => {
  isCleared = true;
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
};
