import { use, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { dropExpiredChanges } from '../kit/forms/unsaved-changes/browser-store.ts';
import { language } from '../kit/language/language.ts';
import { theme } from '../kit/theme/theme.ts';
import { Loading } from '../kit/ui/Kernels.tsx';
import { i18n, startI18n } from './i18n/i18n.ts';
import { router } from './routes.tsx';
import './app.css';

const texts = startI18n();
dropExpiredChanges();
window.addEventListener('storage', () => {
  language.recall();
  theme.recall();
});

const isSynced = (): boolean => router.state.location.pathname === window.location.pathname;
const isReady = (): boolean => router.state.initialized && isSynced();

/**
 * Navigates the router to the current address. Its code loads while the sign-in code is typed, so it starts at an older address. It renders
 * only afterwards: navigation between its first render and its mount would be lost.
 */
const useSyncedRouter = (): boolean => {
  const [isSet, setIsSet] = useState(isReady);
  useEffect(() => {
    const check = () => setIsSet((was) => was || isReady());
    const stop = router.subscribe(check);
    const { pathname, search } = window.location;
    if (!isSynced()) void router.navigate(pathname.replace(/^\/admin/, '') + search || '/', { replace: true });
    check();
    return stop;
  }, []);
  return isSet;
};

const Panel = () => {
  use(texts);
  const isSet = useSyncedRouter();
  if (!isSet) return <Loading />;
  return (
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  );
};

export default Panel;
