const KEY = 'sanabel.return';
const INTERRUPTED_KEY = 'sanabel.interrupted';

/** Remembers where in the app (`/admin/…`) the session ended, for this tab. */
export const rememberPlace = (path: string): void => sessionStorage.setItem(KEY, path);

/** Tells whether sign-in was asked for because a session ended. */
export const hasPlace = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Takes the path to go to after signing in, once: the last page, or the start. Only paths of this app are followed. */
export const takePlace = (): string => {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (path !== null) sessionStorage.setItem(INTERRUPTED_KEY, 'yes');
  return path !== null && /^\/admin(?:\/(?!\/)|$)/.test(path) ? path : '/admin';
};

/** Tells, once, whether the end of a session interrupted work: the draft is then put back without a question. */
export const takeInterruption = (): boolean => {
  const isInterrupted = sessionStorage.getItem(INTERRUPTED_KEY) !== null;
  sessionStorage.removeItem(INTERRUPTED_KEY);
  return isInterrupted;
};
