import { clearEverything } from '../session/session.ts';
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
