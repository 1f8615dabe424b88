import { PRESENCE_BEAT_SECONDS } from '@sanabel/contract/limits';
import { useEffect, useState } from 'react';
import { newName } from '../../data/random.ts';
import { usePresence } from '../../session/presence.ts';
import { beat, leave } from './calls.ts';
import type { Desk } from './key.ts';

/** Reports that an item is open, while it is visible and someone is active; returns the colleagues who have it open. */
export const usePresent = (desk: Desk | null): readonly string[] => {
  const isThere = usePresence();
  const [tab] = useState(newName);
  const [names, setNames] = useState<readonly string[]>([]);
  const isNew = desk?.form.startsWith('new') ?? true;
  const { list, form } = desk ?? { list: 'crops' as const, form: '' };
  useEffect(() => {
    if (isNew || !isThere) return;
    let isHere = true;
    const tell = () => {
      if (document.visibilityState === 'hidden') return;
      beat({ list, form }, tab)
        .then((others) => isHere && setNames(others.map(({ adminName }) => adminName)))
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
  }, [isNew, isThere, list, form, tab]);
  return names;
};
