import { useEffect, useState } from 'react';
import { clockText, secondsUntil } from './seconds.ts';
import { askServerOffset } from './server-clock.ts';
import { useTexts } from './texts/use-texts.ts';

const SECOND = 1000;

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

/** Another code, 59 seconds after the last one at the earliest. */
export const Resend = ({ resendAt, onResend }: { resendAt: number; onResend: () => void }) => {
  const texts = useTexts();
  const seconds = useSecondsUntil(resendAt);
  return (
    <p className="flex gap-3.5 flex-wrap items-center m-0 text-ink-2">
      <button type="button" className="button quiet" disabled={seconds !== 0} onClick={onResend}>
        {texts.resend}
      </button>
      {seconds !== null && seconds > 0 && (
        <span>
          {texts.resendIn} <bdi dir="ltr">{clockText(seconds)}</bdi>
        </span>
      )}
    </p>
  );
};
