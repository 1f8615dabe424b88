import { CONFIRM_EMAIL, FORGOT, NEW_PASSWORD } from '../../../kit/session/location.ts';
import { Notice } from '../../../kit/ui/Notice.tsx';
import type { OutsidePath } from '../paths.ts';
import { confirmWithLink } from './calls.ts';
import { ForgotPage } from './ForgotPage.tsx';
import { Address, COLUMN, Heading, type LinkFormProps, LinkFrame, SubmitButton } from './Frame.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useLinkTexts } from './texts/use-texts.ts';
import { useSubmit } from './use-submit.ts';

const EmailForm = ({ token, info, ...after }: LinkFormProps) => {
  const texts = useLinkTexts();
  const { submit, isBusy, failure } = useSubmit({ send: () => confirmWithLink(token), ...after });
  return (
    <form className={COLUMN} noValidate onSubmit={submit}>
      <Heading title={texts.email.title}>{texts.email.lead}</Heading>
      <Address>{info.email}</Address>
      {failure !== null && <Notice kind="error">{failure || texts.failed}</Notice>}
      <SubmitButton isBusy={isBusy} label={texts.email.confirm} />
      <p className="text-note text-ink-2">{texts.email.note}</p>
    </form>
  );
};

/** Shows one of the pages outside the panel, except the two steps of sign-in. */
const LinkPage = ({ path }: { path: OutsidePath }) => {
  if (path === FORGOT) return <ForgotPage />;
  if (path === NEW_PASSWORD) return <LinkFrame purpose="password" form={PasswordForm} />;
  if (path === CONFIRM_EMAIL) return <LinkFrame purpose="email" form={EmailForm} />;
  return <LinkFrame purpose="invitation" form={InvitationForm} />;
};

export default LinkPage;
