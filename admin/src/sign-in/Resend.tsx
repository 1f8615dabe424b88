import { useSecondsUntil } from './countdown.ts';
import { clockText } from './seconds.ts';
import { useTexts } from './texts/use-texts.ts';

/** Another code, 59 seconds after the last one at the earliest. */
export const Resend = ({ resendAt, onResend }: { resendAt: number; onResend: () => void }) => {
  const texts = useTexts();
  const seconds = useSecondsUntil(resendAt);
  return (
    <p className="resend">
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
