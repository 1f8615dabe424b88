import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { call, connectivity } from '../../kit/data/call.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

const ASK_EVERY_MS = 3_000;
const BACK_SHOWN_MS = 5_000;

const subscribe = (listener: () => void): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('online', listener, stop);
  window.addEventListener('offline', listener, stop);
  return () => stop.abort();
};

/** Reads the device's network state and the last call. When lost it polls the server; once back it refetches everything. */
export const useConnection = (): 'up' | 'lost' | 'back' => {
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isLost = !connectivity.useValue() || !isOnline;
  const wasLost = useRef(false);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (isLost) {
      wasLost.current = true;
      setIsBack(false);
      const ask = () => void call('/health').catch(() => {});
      const timer = setInterval(ask, ASK_EVERY_MS);
      return () => clearInterval(timer);
    }
    if (!wasLost.current) return;
    wasLost.current = false;
    setIsBack(true);
    void client.invalidateQueries();
    const timer = setTimeout(() => setIsBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isLost, client]);
  return isLost ? 'lost' : isBack ? 'back' : 'up';
};

export const ConnectionBand = ({ connection }: { connection: ReturnType<typeof useConnection> }) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      {connection !== 'up' && (
        <p
          className={`connection flex gap-2.5 items-center py-2.5 px-8 text-note max-laptop:px-4 ${connection === 'back' ? 'bg-ok-bg' : 'bg-wait-bg'}`}
        >
          <Icon name={connection === 'back' ? 'check' : 'warning'} size={18} />
          {connection === 'back' ? t('shell.backOnline') : t('shell.offline')}
        </p>
      )}
    </div>
  );
};
