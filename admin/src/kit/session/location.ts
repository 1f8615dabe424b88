import { useSyncExternalStore } from 'react';
import { dropSession, readSession } from './session.ts';

export const LOGIN = '/admin/login';
/** Sign-in after signing out with unsaved changes that the server has. */
export const LOGIN_AFTER_UNSAVED = `${LOGIN}?drafts=kept`;
export const hasUnsavedChanges = (): boolean => new URLSearchParams(window.location.search).get('drafts') === 'kept';
export const VERIFY = '/admin/verify';
export const FORGOT = '/admin/forgot-password';
/** Pages that mailed links open (cms: panelAddress). */
export const REGISTER = '/admin/register';
export const NEW_PASSWORD = '/admin/password';
export const CONFIRM_EMAIL = '/admin/confirm-email';
const CHANGED = 'sanabel:place';

const subscribe = (listener: () => void): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('popstate', listener, stop);
  window.addEventListener(CHANGED, listener, stop);
  return () => stop.abort();
};

const read = (): string => window.location.pathname.replace(/(.)\/+$/, '$1');

export const usePath = (): string => useSyncExternalStore(subscribe, read);
export const isSignInPath = (): boolean => [LOGIN, VERIFY].includes(read());

/** Navigates outside the panel's router: to sign-in, or to the panel as a whole. */
export const go = (path: string, { replace = false } = {}): void => {
  if (replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  window.dispatchEvent(new Event(CHANGED));
};

const KEY = 'sanabel.return';
const ENDED_KEY = 'sanabel.ended';
const INTERRUPTED_KEY = 'sanabel.interrupted';

/** Saves this tab's path (`/admin/…`) to return to after signing in. */
export const rememberPath = (path: string): void => sessionStorage.setItem(KEY, path);

/** Null for a visit without an earlier session, such as from a link in a mail. */
export const endedEmail = (): string | null => sessionStorage.getItem(ENDED_KEY);

/** Returns the saved path once, or the start. Only paths of this app are followed. */
export const takePath = (): string => {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (endedEmail() !== null) sessionStorage.setItem(INTERRUPTED_KEY, 'yes');
  sessionStorage.removeItem(ENDED_KEY);
  return path !== null && /^\/admin(?:\/(?!\/)|$)/.test(path) ? path : '/admin';
};

/** Tells once if an ended session interrupted work: unsaved changes are then restored without a question. */
export const takeInterruption = (): boolean => {
  const isInterrupted = sessionStorage.getItem(INTERRUPTED_KEY) !== null;
  sessionStorage.removeItem(INTERRUPTED_KEY);
  return isInterrupted;
};

/** The server no longer accepts the token: sign-in opens, and leads back here. */
export const endSession = (): void => {
  rememberPath(window.location.pathname + window.location.search);
  sessionStorage.setItem(ENDED_KEY, readSession()?.admin.email ?? '');
  dropSession();
  go(LOGIN, { replace: true });
};
