import { RESEND_AFTER_SECONDS } from '@sanabel/contract/limits';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '../data/api-error.ts';
import { go, LOGIN, takePlace } from '../session/location.ts';
import { storeSession } from '../session/session.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { dropPending, isRejected, readPending, resendCode, serverNow, storePending, verifyCode, waitMinutes } from './calls.ts';
import { type Code, EMPTY_CODE, isComplete } from './code-entry.ts';
import { Notice } from './FormParts.tsx';
import { Resend } from './Resend.tsx';
import { useTexts } from './texts/use-texts.ts';

interface Message {
  text: 'incomplete' | 'wrongCode' | 'verifyFailed' | 'resent' | null;
  /** Minutes to wait, where there were too many tries. */
  minutes?: number | null;
}

/** Step two: the mailed code. `loadPanel` fetches the panel's code while the reader types theirs. */
export const VerifyForm = ({ loadPanel }: { loadPanel: () => Promise<unknown> }) => {
  const texts = useTexts();
  const [pending, setPending] = useState(readPending);
  const [code, setCode] = useState<Code>(EMPTY_CODE);
  const [message, setMessage] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** Each try has empty boxes of its own, the first one with the focus. */
  const [tries, setTries] = useState(0);
  useEffect(() => {
    document.title = texts.verifyTitle;
  }, [texts]);
  useEffect(() => {
    if (!pending) go(LOGIN, { replace: true });
    // Not needed yet: without it the panel comes a moment later.
    else void loadPanel().catch(() => {});
  }, [pending, loadPanel]);
  if (!pending) return null;

  const startOver = () => {
    setCode(EMPTY_CODE);
    setTries((count) => count + 1);
  };

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isComplete(code)) return setMessage({ text: 'incomplete' });
    setIsBusy(true);
    setMessage(null);
    try {
      storeSession(await verifyCode(pending.email, code.join('')));
      dropPending();
      go(takePlace(), { replace: true });
    } catch (error) {
      setIsBusy(false);
      setMessage({ text: isRejected(error) ? 'wrongCode' : 'verifyFailed', minutes: waitMinutes(error) });
      if (isRejected(error)) startOver();
    }
  };

  const resend = async () => {
    try {
      const next = await resendCode(pending.email);
      storePending(next);
      setPending(next);
      startOver();
      setMessage({ text: 'resent' });
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfter : null;
      if (wait === null) return setMessage({ text: 'verifyFailed' });
      setPending({ ...pending, resendAt: (await serverNow()) + wait * 1000 });
      // A second too early is no news: the countdown says it.
      if (wait > RESEND_AFTER_SECONDS) setMessage({ text: null, minutes: waitMinutes(error) });
    }
  };

  return (
    <form className="grid gap-4.5 my-auto w-full max-w-105 py-8 max-desk:mt-2 max-desk:mb-auto" noValidate onSubmit={verify}>
      <h1 className="text-[2.75rem] max-desk:text-[2.25rem]">{texts.verifyTitle}</h1>
      <p className="-mt-2.5 mb-1 text-ink-2" id="code-hint">
        {texts.codeSentTo} <bdi dir="ltr">{pending.email}</bdi>
        <small className="block text-note">{texts.spamHint}</small>
      </p>
      {message !== null && (
        <Notice kind={message.text === 'resent' ? 'news' : 'fault'}>
          {message.text !== null && texts[message.text]} {message.minutes != null && texts.tooMany(message.minutes)}
        </Notice>
      )}
      <CodeBoxes
        key={tries}
        code={code}
        label={texts.verifyTitle}
        describedBy="code-hint"
        isInvalid={message?.text === 'wrongCode' || message?.text === 'incomplete'}
        onChange={setCode}
      />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? texts.busy : texts.confirm}
      </button>
      <Resend resendAt={pending.resendAt} onResend={() => void resend()} />
      <a className="link" href="/admin/login">
        {texts.otherAddress}
      </a>
    </form>
  );
};
