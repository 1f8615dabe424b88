import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (listener: () => void): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('online', listener, stop);
  window.addEventListener('offline', listener, stop);
  return () => stop.abort();
};

/** Says that the device has no connection, as long as that is so. */
export const Connection = () => {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!isOnline && <p className="connection">{t('shell.offline')}</p>}</div>;
};
