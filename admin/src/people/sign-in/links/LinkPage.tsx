import { CONFIRM_EMAIL, FORGOT, NEW_PASSWORD } from '../../../kit/session/location.ts';
import type { OutsidePath } from '../paths.ts';
import { EmailForm } from './EmailForm.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { LinkFrame } from './Frame.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Shows one of the pages outside the panel, except the two steps of sign-in. */
const LinkPage = ({ path }: { path: OutsidePath }) => {
  if (path === FORGOT) return <ForgotPage />;
  if (path === NEW_PASSWORD) return <LinkFrame purpose="password" form={PasswordForm} />;
  if (path === CONFIRM_EMAIL) return <LinkFrame purpose="email" form={EmailForm} />;
  return <LinkFrame purpose="invitation" form={InvitationForm} />;
};

export default LinkPage;
