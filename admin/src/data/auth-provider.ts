import type { AuthProvider } from 'react-admin';
import { clearEverything, readSession } from '../session/session.ts';
import { call } from './call.ts';

const WAIT_MS = 4_000;

/** Ends the session on the server, forgets everything here, and starts the app anew, so that nothing stays in memory either. */
export const signOut = async (): Promise<void> => {
  // Without a connection the session ends on the server by itself when it has been idle.
  await call('/auth/logout', { method: 'POST', signal: AbortSignal.timeout(WAIT_MS) }).catch(() => {});
  clearEverything();
  // A draft that was about to be written must not come after.
  window.addEventListener('pagehide', clearEverything);
  window.location.assign('/admin/login');
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
