import { fieldMessage } from '@sanabel/contract/messages/fields';
import { isEmail } from '@sanabel/contract/typing/email';
import { useState } from 'react';
import { ApiError } from '../../../kit/data/api-error.ts';
import { serverNow } from '../../../kit/data/server-clock.ts';
import { useLanguage } from '../../../kit/language/language.ts';
import { LOGIN } from '../../../kit/session/location.ts';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { waitMinutes } from '../../second-factor/asked.ts';
import { Resend } from '../../second-factor/Resend.tsx';
import { useWaits } from '../../second-factor/texts/waits.ts';
import { LoginField } from '../FormParts.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { askForLink } from './calls.ts';
import { Address, COLUMN, Heading, SubmitButton } from './Frame.tsx';
import { useLinkTexts } from './texts/use-texts.ts';
import { useSubmit } from './use-submit.ts';

interface Sent {
  email: string;
  /** Milliseconds by the server's clock. */
  resendAt: number;
}

/** The same for every address: it does not reveal if a mail was sent. */
const SentNote = ({ sent, onOther }: { sent: Sent; onOther: () => void }) => {
  const texts = useLinkTexts();
  const [resendAt, setResendAt] = useState(sent.resendAt);
  const [message, setMessage] = useState<'sentAgain' | 'noMore' | 'failed' | null>(null);
  const sendAgain = async () => {
    try {
      setResendAt((await askForLink(sent.email)).resendAt);
      setMessage('sentAgain');
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfter : null;
      if (wait !== null) setResendAt((await serverNow()) + wait * 1000);
      setMessage(wait === null ? 'failed' : 'noMore');
    }
  };
  return (
    <div className={COLUMN}>
      <Heading title={texts.sent.title} isNews>
        {texts.sent.lead}
      </Heading>
      <Address>{sent.email}</Address>
      {message !== null && (
        <Notice kind={message === 'sentAgain' ? 'news' : 'error'}>{message === 'failed' ? texts.failed : texts.sent[message]}</Notice>
      )}
      <p className="text-ink-2">{texts.sent.spam}</p>
      <Resend label={texts.sent.again} resendAt={resendAt} onResend={() => void sendAgain()} />
      <p className="flex gap-x-4.5 gap-y-1 flex-wrap">
        <button type="button" className="link min-h-11 underline" onClick={onOther}>
          {texts.sent.other}
        </button>
        <a className="link inline-flex items-center min-h-11" href={LOGIN}>
          {texts.toSignIn}
        </a>
      </p>
    </div>
  );
};

export const ForgotPage = () => {
  const { email, forgot } = useTexts();
  const texts = useLinkTexts();
  const waits = useWaits();
  const locale = useLanguage();
  const [sent, setSent] = useState<Sent | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const { submit, isBusy, failure, fieldErrorOf } = useSubmit({
    check: (data) => {
      const email = String(data.get('email')).trim();
      const code = email === '' ? 'required' : isEmail(email) ? null : 'invalid_email';
      return code ? { email: fieldMessage({ field: 'email', code }, locale) } : {};
    },
    send: async (data) => {
      const email = String(data.get('email')).trim();
      try {
        setSent({ email, ...(await askForLink(email)) });
      } catch (error) {
        setMinutes(waitMinutes(error));
        throw error;
      }
    },
    onDone: () => {},
    onEnded: () => {},
  });
  if (sent) return <SentNote sent={sent} onOther={() => window.location.reload()} />;
  return (
    <form className={COLUMN} noValidate onSubmit={submit}>
      <Heading title={forgot}>{texts.forgot.lead}</Heading>
      {failure !== null && <Notice kind="error">{minutes === null ? failure || texts.failed : waits.tooMany(minutes)}</Notice>}
      <LoginField name="email" type="email" label={email} fieldError={fieldErrorOf('email')} autoComplete="username" isFirst />
      <SubmitButton isBusy={isBusy} label={texts.forgot.send} />
      <a className="link justify-self-start" href={LOGIN}>
        {texts.forgot.back}
      </a>
    </form>
  );
};
