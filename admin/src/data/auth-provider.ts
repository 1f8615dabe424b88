import type { AuthProvider } from 'react-admin';
import { LOGIN, LOGIN_KEPT } from '../session/location.ts';
import { clearPanelStorage, noteSignOut, readSession } from '../session/session.ts';
import { call } from './call.ts';

const WAIT_MS = 4_000;

/**
 * Ends the session on the server, clears the panel's storage, and loads the page again, so that nothing stays in memory either. The sign-in
 * page says where drafts are, when `hasDrafts`.
 */
export const signOut = async (hasDrafts = false): Promise<void> => {
  // Without a connection the session ends on the server by itself when it has been idle.
  await call('/auth/logout', { method: 'POST', signal: AbortSignal.timeout(WAIT_MS) }).catch(() => {});
  noteSignOut(hasDrafts);
  clearPanelStorage();
  // A draft that was about to be written must not come after.
  window.addEventListener('pagehide', clearPanelStorage);
  window.location.assign(hasDrafts ? LOGIN_KEPT : LOGIN);
};

/** react-admin's questions about who is here. A dead token is noticed where the API is called, for every call alike. */
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
