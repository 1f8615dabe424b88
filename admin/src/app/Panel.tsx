import { use, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { dropExpiredChanges } from '../forms/unsaved-changes/browser-store.ts';
import { Loading } from '../ui/Kernels.tsx';
import { i18n, startI18n } from './i18n/i18n.ts';
import { router } from './routes.tsx';
import '../styles/utilities.css';

const texts = startI18n();
dropExpiredChanges();

const isInPlace = (): boolean => router.state.location.pathname === window.location.pathname;
const isReady = (): boolean => router.state.initialized && isInPlace();

/**
 * Navigates the router to the current address. Its code loads while the sign-in code is typed, so it starts at an older address. It renders
 * only afterwards: navigation between its first render and its mount would be lost.
 */
const useRouterInPlace = (): boolean => {
  const [isSet, setIsSet] = useState(isReady);
  useEffect(() => {
    const look = () => setIsSet((was) => was || isReady());
    const stop = router.subscribe(look);
    const { pathname, search } = window.location;
    if (!isInPlace()) void router.navigate(pathname.replace(/^\/admin/, '') + search || '/', { replace: true });
    look();
    return stop;
  }, []);
  return isSet;
};

const Panel = () => {
  use(texts);
  const isSet = useRouterInPlace();
  if (!isSet) return <Loading />;
  return (
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  );
};

export default Panel;
