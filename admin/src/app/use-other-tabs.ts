import { useEffect, useReducer } from 'react';
import { endSession } from '../session/end-session.ts';
import { go, isSignInPath, LOGIN } from '../session/location.ts';
import { clearEverything, isSessionEntry, readSession } from '../session/session.ts';

/** What other tabs do to the session holds here too: signing out ends this one, signing in lets it in. */
export const useOtherTabs = (): void => {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const onStorage = ({ storageArea, key }: StorageEvent) => {
      if (storageArea !== localStorage || !isSessionEntry(key)) return;
      if (readSession() || isSignInPath()) return lookAgain();
      // Without a key everything was cleared: somebody signed out, and nothing may stay on the device.
      if (key !== null) return endSession();
      clearEverything();
      go(LOGIN, { replace: true });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
};
