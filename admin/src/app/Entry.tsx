import { lazy, Suspense, useEffect } from 'react';
import { go, isSignInPath, LOGIN, usePath, VERIFY } from '../session/location.ts';
import { rememberPlace, takePlace } from '../session/return-path.ts';
import { readSession } from '../session/session.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useOtherTabs } from './use-other-tabs.ts';

const loadPanel = () => import('./Panel.tsx');
const Panel = lazy(loadPanel);

const Go = ({ to }: { to: string }) => {
  useEffect(() => go(to, { replace: true }), [to]);
  return null;
};

/** Signed in, though this tab shows sign-in: another tab did it. */
const Return = () => {
  useEffect(() => {
    if (isSignInPath()) go(takePlace(), { replace: true });
  }, []);
  return null;
};

/** The first decision: sign-in is small and comes alone; the panel is fetched for those who are signed in. */
export const Entry = () => {
  const path = usePath();
  useOtherTabs();
  const session = readSession();
  if (path === LOGIN || path === VERIFY)
    return session ? <Return /> : <SignIn step={path === VERIFY ? 'verify' : 'login'} loadPanel={loadPanel} />;
  if (!session) {
    if (path !== '/admin') rememberPlace(path + window.location.search);
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
