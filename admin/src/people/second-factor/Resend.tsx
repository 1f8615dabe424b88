import { RESEND_AFTER_SECONDS } from '@sanabel/contract/limits';
import { useEffect, useState } from 'react';
import { askServerOffset } from '../../kit/data/server-clock.ts';
import { useSecondFactorTexts } from './texts/use-texts.ts';

const SECOND = 1000;

/** Formats mm:ss in Latin digits, like codes and durations in both languages. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** Error of two timestamps of the server, which have whole seconds. */
const CLOCKS_SECONDS = 2;

/** Rounds up to whole seconds. The error of the clocks never shows more than the full wait. */
export const secondsUntil = (timestamp: number, now: number): number => {
  const seconds = Math.max(0, Math.ceil((timestamp - now) / SECOND));
  return seconds <= RESEND_AFTER_SECONDS + CLOCKS_SECONDS ? Math.min(seconds, RESEND_AFTER_SECONDS) : seconds;
};

/** Counts down by the server's clock: neither a reload nor a wrong device clock shortens the wait. Null until it is known. */
const useSecondsUntil = (serverTimestamp: number): number | null => {
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
  useEffect(() => setNow(Date.now()), [serverTimestamp]);
  return offset === null ? null : secondsUntil(serverTimestamp, now + offset);
};

interface Props {
  /** Milliseconds by the server's clock. */
  resendAt: number;
  onResend: () => void;
  label?: string;
}

/** Sends another mail, at the earliest 59 seconds after the last one. */
export const Resend = ({ resendAt, onResend, label }: Props) => {
  const texts = useSecondFactorTexts();
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
