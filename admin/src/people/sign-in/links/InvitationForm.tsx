import { fieldMessage } from '@sanabel/contract/messages/fields';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../kit/language/language.ts';
import { NewPassword } from '../../../kit/password/NewPassword.tsx';
import { go, VERIFY } from '../../../kit/session/location.ts';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { login, storePending } from '../calls.ts';
import { LoginField } from '../FormParts.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { acceptWithLink } from './calls.ts';
import { Address, COLUMN, Heading, type LinkFormProps, SubmitButton } from './Frame.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useLinkTexts } from './texts/use-texts.ts';
import { useSubmit } from './use-submit.ts';

const FIELDS = ['fullName', 'phoneNumber', 'password'] as const;
const textIn = (data: FormData, field: (typeof FIELDS)[number]): string => String(data.get(field) ?? '');

export const InvitationForm = ({ token, info, onDone, onEnded }: LinkFormProps) => {
  const { password } = useTexts();
  const texts = useLinkTexts();
  const { invitation } = texts;
  const locale = useLanguage();
  const [photo, setPhoto] = useState<Blob | null>(null);
  const isSigningIn = useRef(false);
  const { email, fullName = '', adminRole = 'editor', invitedBy = '' } = info;
  const { submit, isBusy, failure, fieldErrorOf } = useSubmit({
    check: (data) => {
      const missing = (['fullName', 'password'] as const).filter((field) => textIn(data, field).trim() === '');
      return Object.fromEntries(missing.map((field) => [field, fieldMessage({ field, code: 'required' }, locale)]));
    },
    send: async (data) => {
      await acceptWithLink(token, Object.fromEntries(FIELDS.map((field) => [field, textIn(data, field)])), photo);
      // Both steps of a sign-in are made: this is the first, and a code by mail follows. If it fails, the page says where to sign in.
      await login(email, textIn(data, 'password')).then(
        (pending) => {
          storePending(pending);
          isSigningIn.current = true;
        },
        () => {},
      );
    },
    onDone: () => (isSigningIn.current ? go(VERIFY, { replace: true }) : onDone()),
    onEnded,
  });
  return (
    <form className={COLUMN} noValidate onSubmit={submit}>
      <Heading title={invitation.title}>{invitation.lead(invitedBy, invitation.roles[adminRole])}</Heading>
      <Address>{email}</Address>
      {failure !== null && <Notice kind="error">{failure || texts.failed}</Notice>}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <LoginField
        name="fullName"
        type="text"
        label={invitation.name}
        fieldError={fieldErrorOf('fullName')}
        autoComplete="name"
        defaultValue={fullName}
        isFree
      />
      <LoginField
        name="phoneNumber"
        type="tel"
        label={invitation.phone}
        note={invitation.optional}
        fieldError={fieldErrorOf('phoneNumber')}
        autoComplete="tel"
        isFirst
      />
      <PhotoField photo={photo} onChange={setPhoto} />
      <NewPassword name="password" label={password} person={{ fullName, email }} fieldError={fieldErrorOf('password')} />
      <SubmitButton isBusy={isBusy} label={invitation.create} />
      <p className="text-note text-ink-2">{invitation.note}</p>
    </form>
  );
};
