import { RESEND_AFTER_SECONDS } from '@sanabel/contract/limits';
import { useEffect, useState } from 'react';
import { askServerOffset } from '../data/server-clock.ts';
import { useStepTexts } from './texts/use-texts.ts';

const SECOND = 1000;

/** A count of seconds as mm:ss, in the digits that codes and durations have in both languages. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** What the clocks of two answers, which have no fractions, can add to a wait. */
const CLOCKS_SECONDS = 2;

/** Whole seconds from one moment to another. A wait never shows more than it began with. */
export const secondsUntil = (moment: number, now: number): number => {
  const seconds = Math.max(0, Math.ceil((moment - now) / SECOND));
  return seconds <= RESEND_AFTER_SECONDS + CLOCKS_SECONDS ? Math.min(seconds, RESEND_AFTER_SECONDS) : seconds;
};

/** Whole seconds until a moment of the server's clock, or null until that clock has been asked. A reload or a wrong clock on this device does not shorten the wait. */
const useSecondsUntil = (serverMoment: number): number | null => {
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

interface Props {
  /** By the server's clock, in milliseconds. */
  resendAt: number;
  onResend: () => void;
  /** What is sent again, where it is no code. */
  label?: string;
}

/** Another mail, 59 seconds after the last one at the earliest. */
export const Resend = ({ resendAt, onResend, label }: Props) => {
  const texts = useStepTexts();
  const seconds = useSecondsUntil(resendAt);
  return (
    <p className="flex gap-3.5 flex-wrap items-center m-0 text-ink-2">
      <button type="button" className="button quiet" disabled={seconds !== 0} onClick={onResend}>
        {label ?? texts.resend}
      </button>
      {seconds !== null && seconds > 0 && (
        <span>
          {texts.resendIn} <bdi dir="ltr">{clockText(seconds)}</bdi>
        </span>
      )}
    </p>
  );
};
