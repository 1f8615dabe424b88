import { lazy, Suspense, useEffect, useReducer } from 'react';
import {
  endSession,
  go,
  isSignInPath,
  LOGIN,
  LOGIN_AFTER_UNSAVED,
  rememberPath,
  takePath,
  usePath,
  VERIFY,
} from '../kit/session/location.ts';
import { clearPanelStorage, isSessionEntry, readSession, signOutIn } from '../kit/session/session.ts';
import { ErrorBoundary } from '../kit/ui/ErrorPage.tsx';
import { Loading } from '../kit/ui/Kernels.tsx';
import { isOutside } from '../people/sign-in/paths.ts';
import { SignIn } from '../people/sign-in/SignIn.tsx';

/** Follows the other tabs: signing out there ends this session, signing in there opens this tab. */
const useOtherTabs = (): void => {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let signedOut: ReturnType<typeof signOutIn> = null;
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea !== localStorage) return;
      signedOut = signOutIn(event) ?? signedOut;
      if (!isSessionEntry(event.key)) return;
      if (readSession() || isSignInPath()) return rerender();
      if (!signedOut) return endSession();
      clearPanelStorage();
      go(signedOut.hasUnsaved ? LOGIN_AFTER_UNSAVED : LOGIN, { replace: true });
      signedOut = null;
    };
    /** The browser's Back may restore a page from memory, with all that it showed before its admin signed out. */
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !readSession() && !isOutside(window.location.pathname)) window.location.reload();
    };
    const stop = new AbortController();
    window.addEventListener('storage', onStorage, stop);
    window.addEventListener('pageshow', onShow, stop);
    return () => stop.abort();
  }, []);
};

const loadPanel = () => import('./Panel.tsx');
const Panel = lazy(loadPanel);

const Go = ({ to }: { to: string }) => {
  useEffect(() => go(to, { replace: true }), [to]);
  return null;
};

/** Another tab signed in while this one shows sign-in. */
const Return = () => {
  useEffect(() => {
    if (isSignInPath()) go(takePath(), { replace: true });
  }, []);
  return null;
};

/** Loads the panel only for signed-in admins: the sign-in page is small and comes alone. */
export const Entry = () => {
  const path = usePath();
  useOtherTabs();
  const session = readSession();
  if ((path === LOGIN || path === VERIFY) && session) return <Return />;
  if (isOutside(path)) return <SignIn path={path} loadPanel={loadPanel} />;
  if (!session) {
    if (path !== '/admin') rememberPath(path + window.location.search);
    return <Go to={LOGIN} />;
  }
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Panel />
      </Suspense>
    </ErrorBoundary>
  );
};
