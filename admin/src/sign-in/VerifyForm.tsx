import { type FormEvent, useEffect, useState } from 'react';
import { ApiFault } from '../api/fault.ts';
import { go } from '../entry/location.ts';
import { loadPanel } from '../entry/panel.ts';
import { takePlace } from '../session/return-path.ts';
import { storeSession } from '../session/session.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { isRejected, resendCode, verifyCode, waitMinutes } from './calls.ts';
import { type Code, EMPTY_CODE, isComplete } from './code-entry.ts';
import { Notice } from './Notice.tsx';
import { dropPending, readPending, storePending } from './pending.ts';
import { Resend } from './Resend.tsx';
import { useTexts } from './texts/use-texts.ts';

type Message = 'incomplete' | 'wrongCode' | 'verifyFailed' | 'resent' | { minutes: number } | null;

const messageOf = (error: unknown): Message => {
  const minutes = waitMinutes(error);
  if (minutes !== null) return { minutes };
  return isRejected(error) ? 'wrongCode' : 'verifyFailed';
};

/** Step two: the mailed code. Meanwhile the panel's code is fetched. */
export const VerifyForm = () => {
  const texts = useTexts();
  const [pending, setPending] = useState(readPending);
  const [code, setCode] = useState<Code>(EMPTY_CODE);
  const [message, setMessage] = useState<Message>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    document.title = texts.verifyTitle;
  }, [texts]);
  useEffect(() => {
    if (!pending) go('/admin/login', { replace: true });
    // Not needed yet: without it the panel comes a moment later.
    else void loadPanel().catch(() => {});
  }, [pending]);
  if (!pending) return null;

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isComplete(code)) return setMessage('incomplete');
    setIsBusy(true);
    setMessage(null);
    try {
      storeSession(await verifyCode(pending.email, code.join('')));
      dropPending();
      go(takePlace(), { replace: true });
    } catch (error) {
      setMessage(messageOf(error));
      setIsBusy(false);
      if (isRejected(error)) setCode(EMPTY_CODE);
    }
  };

  const resend = async () => {
    try {
      const next = await resendCode(pending.email);
      storePending(next);
      setPending(next);
      setCode(EMPTY_CODE);
      setMessage('resent');
    } catch (error) {
      const wait = error instanceof ApiFault ? error.retryAfter : null;
      if (wait !== null) setPending({ ...pending, resendAt: Date.now() + wait * 1000 });
      setMessage(messageOf(error));
    }
  };

  return (
    <form className="sign-in" noValidate onSubmit={verify}>
      <h1>{texts.verifyTitle}</h1>
      <p className="lead" id="code-hint">
        {texts.codeSentTo} <bdi dir="ltr">{pending.email}</bdi>
        <small>{texts.spamHint}</small>
      </p>
      {message !== null && (
        <Notice kind={message === 'resent' ? 'news' : 'fault'}>
          {typeof message === 'object' ? texts.tooMany(message.minutes) : texts[message]}
        </Notice>
      )}
      <CodeBoxes
        code={code}
        label={texts.verifyTitle}
        describedBy="code-hint"
        isInvalid={message === 'wrongCode' || message === 'incomplete'}
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
