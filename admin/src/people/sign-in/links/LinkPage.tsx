import { CONFIRM_EMAIL, FORGOT, NEW_PASSWORD } from '../../../kit/session/location.ts';
import type { OutsidePath } from '../paths.ts';
import { EmailPage } from './EmailPage.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { PasswordPage } from './PasswordPage.tsx';

/** Shows one of the pages outside the panel, except the two steps of sign-in. */
const LinkPage = ({ path }: { path: OutsidePath }) => {
  if (path === FORGOT) return <ForgotPage />;
  if (path === NEW_PASSWORD) return <PasswordPage />;
  return path === CONFIRM_EMAIL ? <EmailPage /> : <InvitationPage />;
};

export default LinkPage;
