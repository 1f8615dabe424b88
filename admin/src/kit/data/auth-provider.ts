import type { AuthProvider } from 'ra-core';
import { LOGIN, LOGIN_AFTER_UNSAVED } from '../session/location.ts';
import { clearPanelStorage, noteSignOut, readSession } from '../session/session.ts';
import { call } from './call.ts';

const WAIT_MS = 4_000;

/** Ends the session, clears the panel's storage, and reloads, so that nothing stays in memory. `hasDrafts` adds a note to sign-in. */
export const signOut = async (hasUnsaved = false): Promise<void> => {
  // Offline, the session expires on the server after idling.
  await call('/auth/logout', { method: 'POST', signal: AbortSignal.timeout(WAIT_MS) }).catch(() => {});
  noteSignOut(hasUnsaved);
  clearPanelStorage();
  // Remove what a pending autosave writes last.
  window.addEventListener('pagehide', clearPanelStorage);
  window.location.assign(hasUnsaved ? LOGIN_AFTER_UNSAVED : LOGIN);
};

/** `apiErrorOf` ends an invalid session for every call. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => signOut().then(() => false as const),
  checkAuth: () => (readSession() ? Promise.resolve() : Promise.reject()),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(readSession()?.admin.adminRole),
  getIdentity: () => {
    const admin = readSession()?.admin;
    return admin ? Promise.resolve({ id: admin.id, fullName: admin.fullName }) : Promise.reject();
  },
};
