import type { SecondFactorInput } from '@sanabel/contract/auth';
import { RESEND_AFTER_SECONDS } from '@sanabel/contract/limits';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../kit/data/api-error.ts';
import { serverNow } from '../../kit/data/server-clock.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { type Asked, isRejected, waitMinutes } from './asked.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { type Code, EMPTY_CODE, isComplete } from './code-entry.ts';
import { Resend } from './Resend.tsx';
import { useSecondFactorTexts } from './texts/use-texts.ts';
import { useWaits } from './texts/waits.ts';
import { firstWay, OtherWays, SecondFactorHint } from './ways.tsx';

interface Message {
  text: 'incomplete' | 'wrongCode' | 'verifyFailed' | 'resent' | 'passkeyDeclined' | null;
  /** Minutes to wait after too many attempts. */
  minutes?: number | null;
}

interface Props {
  email: string;
  asked: Asked;
  onAsked: (asked: Asked) => void;
  /** Throws if the server rejects the proof. */
  prove: (factor: SecondFactorInput) => Promise<void>;
  resendsMax?: number;
  resend: () => Promise<Asked>;
  heading: ReactNode;
  className: string;
  children?: ReactNode;
}

export const SecondFactorForm = ({
  email,
  asked,
  onAsked,
  prove,
  resendsMax = Number.POSITIVE_INFINITY,
  resend,
  heading,
  className,
  children,
}: Props) => {
  const texts = useSecondFactorTexts();
  const waits = useWaits();
  const [way, setWay] = useState(() => firstWay(asked));
  const [code, setCode] = useState<Code>(EMPTY_CODE);
  const [message, setMessage] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** The boxes' key: it clears them and focuses the first one after each attempt. */
  const [tries, setTries] = useState(0);
  const startOver = () => {
    setCode(EMPTY_CODE);
    setTries((count) => count + 1);
  };

  const proofOf = async (form: HTMLFormElement): Promise<SecondFactorInput | null> => {
    if (way === 'passkey' && asked.passkey) {
      const { signWithPasskey } = await import('./passkey.ts');
      return { method: way, credential: await signWithPasskey(asked.passkey) };
    }
    if (way !== 'recovery') return isComplete(code) ? { ...(way === 'mail' ? {} : { method: way }), otp: code.join('') } : null;
    const recoveryCode = String(new FormData(form).get('recoveryCode')).trim();
    return recoveryCode === '' ? null : { method: way, recoveryCode };
  };

  const changeCode = (next: Code) => {
    setCode(next);
    setMessage(null);
  };
  // The sixth digit sends the code.
  const form = useRef<HTMLFormElement>(null);
  const isWhole = isComplete(code);
  useEffect(() => {
    if (isWhole) form.current?.requestSubmit();
  }, [isWhole]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setMessage(null);
    try {
      const proof = await proofOf(event.currentTarget);
      if (proof) return await prove(proof);
      setMessage({ text: 'incomplete' });
    } catch (error) {
      const isDeclined = way === 'passkey' && !(error instanceof ApiError);
      setMessage({ text: isDeclined ? 'passkeyDeclined' : isRejected(error) ? 'wrongCode' : 'verifyFailed', minutes: waitMinutes(error) });
      if (isRejected(error)) startOver();
    }
    setIsBusy(false);
  };

  const sendAgain = async () => {
    try {
      onAsked(await resend());
      startOver();
      setMessage({ text: 'resent' });
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfter : null;
      if (wait === null) return setMessage({ text: 'verifyFailed' });
      onAsked({ ...asked, resendAt: (await serverNow()) + wait * 1000 });
      // The countdown already shows a short wait.
      if (wait > RESEND_AFTER_SECONDS) setMessage({ text: null, minutes: waitMinutes(error) });
    }
  };
  const isInvalid = message?.text === 'wrongCode' || message?.text === 'incomplete';
  return (
    <form ref={form} className={className} noValidate onSubmit={submit}>
      {heading}
      <SecondFactorHint way={way} email={email} />
      {way === 'mail' && asked.isMailOut && <Notice kind="error">{texts.mailIsOut}</Notice>}
      {message !== null && (
        <Notice kind={message.text === 'resent' ? 'news' : 'error'}>
          {message.text !== null && texts[message.text]} {message.text === 'wrongCode' && way === 'mail' && texts.newCodeHint}{' '}
          {message.minutes != null && waits.tooMany(message.minutes)}
        </Notice>
      )}
      {(way === 'mail' || way === 'totp') && (
        <CodeBoxes
          key={`${way}${tries}`}
          code={code}
          label={texts.code}
          describedBy="code-hint"
          isInvalid={isInvalid}
          isFirst
          onChange={changeCode}
        />
      )}
      {way === 'recovery' && (
        <div className="field" key={tries}>
          <label htmlFor="recovery-code">{texts.recoveryCode}</label>
          <input
            id="recovery-code"
            name="recoveryCode"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the page has one purpose.
            autoFocus
            aria-invalid={isInvalid}
            aria-describedby="code-hint"
          />
        </div>
      )}
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? waits.busy : way === 'passkey' ? texts.usePasskey : texts.confirm}
      </button>
      {way === 'mail' &&
        (asked.resends < resendsMax ? (
          <Resend resendAt={asked.resendAt} onResend={() => void sendAgain()} />
        ) : (
          <p className="text-ink-2">{texts.noMoreCodes}</p>
        ))}
      <OtherWays
        ways={asked.methods.filter((one) => one !== way)}
        onChoose={(one) => {
          setWay(one);
          setMessage(null);
          startOver();
        }}
      />
      {children}
    </form>
  );
};
