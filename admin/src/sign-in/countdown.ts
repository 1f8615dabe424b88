import { useEffect, useState } from 'react';
import { secondsUntil } from './seconds.ts';
import { askServerOffset } from './server-clock.ts';

const SECOND = 1000;

/** Whole seconds until a moment of the server's clock, or null until that clock has been asked. A reload or a wrong clock on this device does not shorten the wait. */
export const useSecondsUntil = (serverMoment: number): number | null => {
  const [offset, setOffset] = useState<number | null>(null);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let isHere = true;
    void askServerOffset().then((value) => isHere && setOffset(value));
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wait begins now, not at the last tick.
  useEffect(() => setNow(Date.now()), [serverMoment]);
  return offset === null ? null : secondsUntil(serverMoment, now + offset);
};
