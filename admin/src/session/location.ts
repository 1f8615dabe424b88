import { useSyncExternalStore } from 'react';
import { dropSession, readSession } from './session.ts';

export const LOGIN = '/admin/login';
/** The sign-in page after signing out with drafts that the server has. */
export const LOGIN_KEPT = `${LOGIN}?drafts=kept`;
/** Tells if sign-in should say that drafts were kept. */
export const hasKeptDrafts = (): boolean => new URLSearchParams(window.location.search).get('drafts') === 'kept';
export const VERIFY = '/admin/verify';
export const FORGOT = '/admin/forgot-password';
/** The pages that mailed links open (cms: panelAddress). */
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

/** The path of the address bar, without a slash at its end. */
const read = (): string => window.location.pathname.replace(/(.)\/+$/, '$1');

export const usePath = (): string => useSyncExternalStore(subscribe, read);
export const isSignInPath = (): boolean => [LOGIN, VERIFY].includes(read());

/** Goes to another page of the app that is outside the panel's own router: sign-in, or the panel as a whole. */
export const go = (path: string, { replace = false } = {}): void => {
  if (replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  window.dispatchEvent(new Event(CHANGED));
};

const KEY = 'sanabel.return';
/** The address of the admin whose session ended here. */
const ENDED_KEY = 'sanabel.ended';
const INTERRUPTED_KEY = 'sanabel.interrupted';

/** Remembers where in the app (`/admin/…`) to go after signing in, for this tab. */
export const rememberPlace = (path: string): void => sessionStorage.setItem(KEY, path);

/** Whose session ended in this tab, so that sign-in is asked for; null for who comes without one, as from the link in a mail. */
export const endedEmail = (): string | null => sessionStorage.getItem(ENDED_KEY);

/** Takes the path to go to after signing in, once: the last page, or the start. Only paths of this app are followed. */
export const takePlace = (): string => {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (endedEmail() !== null) sessionStorage.setItem(INTERRUPTED_KEY, 'yes');
  sessionStorage.removeItem(ENDED_KEY);
  return path !== null && /^\/admin(?:\/(?!\/)|$)/.test(path) ? path : '/admin';
};

/** Tells, once, whether the end of a session interrupted work: the draft is then put back without a question. */
export const takeInterruption = (): boolean => {
  const isInterrupted = sessionStorage.getItem(INTERRUPTED_KEY) !== null;
  sessionStorage.removeItem(INTERRUPTED_KEY);
  return isInterrupted;
};

/** The server no longer knows the token: asks for sign-in, and comes back here after it. */
export const endSession = (): void => {
  rememberPlace(window.location.pathname + window.location.search);
  sessionStorage.setItem(ENDED_KEY, readSession()?.admin.email ?? '');
  dropSession();
  go(LOGIN, { replace: true });
};
