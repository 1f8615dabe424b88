import { NewPassword } from '../../../kit/password/NewPassword.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { chooseWithLink } from './calls.ts';
import { COLUMN, Heading, type LinkFormProps, SubmitButton } from './Frame.tsx';
import { useLinkTexts } from './texts/use-texts.ts';
import { useSubmit } from './use-submit.ts';

export const PasswordForm = ({ token, info: { email }, ...after }: LinkFormProps) => {
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
