import { useEffect, useState } from 'react';
import { askServerOffset } from './server-clock.ts';

const SECOND = 1000;

/** A count of seconds as mm:ss, in the digits that codes and durations have in both languages. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** Whole seconds until a moment of the server's clock. A reload or a wrong clock on this device does not shorten the wait. */
export const useSecondsUntil = (serverMoment: number): number => {
  const [offset, setOffset] = useState(0);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let isHere = true;
    void askServerOffset().then((value) => isHere && setOffset(value));
    return () => {
      isHere = false;
    };
  }, []);
  const seconds = Math.max(0, Math.ceil((serverMoment - now - offset) / SECOND));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return seconds;
};
