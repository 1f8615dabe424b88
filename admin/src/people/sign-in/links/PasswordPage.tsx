import type { LinkInfo } from '@sanabel/contract/auth';
import { NewPassword } from '../../../kit/password/NewPassword.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { chooseWithLink } from './calls.ts';
import { COLUMN, Heading, LinkFrame, SubmitButton } from './Frame.tsx';
import { useLinkTexts } from './texts/use-texts.ts';
import { useLink } from './use-link.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  token: string;
  info: LinkInfo;
  onDone: () => void;
  onEnded: () => void;
}

const PasswordForm = ({ token, info: { email }, ...after }: Props) => {
  const texts = useLinkTexts();
  const { submit, isBusy, failure, fieldErrorOf } = useSubmit({
    send: (data) => chooseWithLink(token, String(data.get('password'))),
    ...after,
  });
  return (
    <form className={COLUMN} noValidate onSubmit={submit}>
      <Heading title={texts.password.title}>
        {texts.password.of} <bdi dir="ltr">{email}</bdi>
      </Heading>
      {failure !== null && <Notice kind="error">{failure || texts.failed}</Notice>}
      {/* Tells a password manager which account this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPassword
        name="password"
        label={texts.password.label}
        person={{ fullName: '', email }}
        fieldError={fieldErrorOf('password')}
        isFirst
      />
      <SubmitButton isBusy={isBusy} label={texts.password.save} />
      <p className="text-note text-ink-2">{texts.password.note}</p>
    </form>
  );
};

/** Uses the link up only when its button is pressed. */
export const PasswordPage = () => {
  const { password } = useLinkTexts();
  const link = useLink('password');
  return (
    <LinkFrame purpose="password" link={link} done={{ title: password.done, lead: password.doneLead }}>
      {(open) => <PasswordForm {...open} onDone={link.finish} onEnded={link.end} />}
    </LinkFrame>
  );
};
