import { PRESENCE_BEAT_SECONDS } from '@sanabel/contract/limits';
import { present } from '@sanabel/contract/presence';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { call } from '../data/call.ts';
import { newName } from '../data/random.ts';
import { usePresence } from '../session/presence.ts';
import type { AutosavePath } from './unsaved-changes/browser-store.ts';

const report = async (path: AutosavePath, tab: string): Promise<string[]> => {
  const { json } = await call(`/presence/${path}`, { method: 'POST', body: { tab } });
  return z
    .array(present)
    .parse(json)
    .map(({ adminName }) => adminName);
};

const leave = async (tab: string): Promise<void> => {
  await call(`/presence/${tab}`, { method: 'DELETE' }).catch(() => undefined);
};

/** Reports that an item is open, while it is visible and someone is active; returns the colleagues who have it open. */
export const usePresent = (path: AutosavePath | null): readonly string[] => {
  const isActive = usePresence();
  const [tab] = useState(newName);
  const isNew = path?.includes('/new');
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!path || isNew || !isActive) return;
    let isHere = true;
    const tell = () => {
      if (document.visibilityState === 'hidden') return;
      report(path, tab)
        .then((others) => isHere && setNames(others))
        // The next report makes up for it.
        .catch(() => undefined);
    };
    tell();
    const timer = window.setInterval(tell, PRESENCE_BEAT_SECONDS * 1000);
    document.addEventListener('visibilitychange', tell);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      void leave(tab);
    };
  }, [path, isNew, isActive, tab]);
  return names;
};
