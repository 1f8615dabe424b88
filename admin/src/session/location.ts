import { useSyncExternalStore } from 'react';

export const LOGIN = '/admin/login';
export const VERIFY = '/admin/verify';
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
