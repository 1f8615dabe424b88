import { go, LOGIN } from './location.ts';
import { rememberPlace } from './return-path.ts';
import { dropSession } from './session.ts';

/** The server no longer knows the token: asks for sign-in, and comes back here after it. */
export const endSession = (): void => {
  rememberPlace(window.location.pathname + window.location.search);
  dropSession();
  go(LOGIN, { replace: true });
};
