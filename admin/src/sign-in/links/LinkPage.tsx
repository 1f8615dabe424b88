import { CONFIRM_EMAIL, FORGOT, NEW_PASSWORD } from '../../session/location.ts';
import type { OutsidePath } from '../paths.ts';
import { EmailPage } from './EmailPage.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { PasswordPage } from './PasswordPage.tsx';

/** The page of an address outside the panel that is not one of the two steps of signing in. */
const LinkPage = ({ path }: { path: OutsidePath }) => {
  if (path === FORGOT) return <ForgotPage />;
  if (path === NEW_PASSWORD) return <PasswordPage />;
  return path === CONFIRM_EMAIL ? <EmailPage /> : <InvitationPage />;
};

export default LinkPage;
