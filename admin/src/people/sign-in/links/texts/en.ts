import { CLUB } from '@sanabel/brand/club';
import type { Shape } from '../../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  toSignIn: 'Sign in',
  failed: 'That did not work just now. Please try again.',
  retry: 'Try again',
  forgot: {
    lead: 'Enter your email and we will send you a link to choose a new password.',
    send: 'Send the link',
    back: 'I remember it: back to sign-in',
  },
  sent: {
    title: 'Check your email',
    lead: 'If this address has an account, an email will arrive within a few minutes:',
    spam: 'Nothing there? Check your spam folder.',
    again: 'Send again',
    sentAgain: 'We sent another link, if this address has an account.',
    other: 'Another address',
    noMore: 'No more links can be sent this hour. Open the latest email, or write to the owner of the site.',
  },
  password: {
    title: 'A new password',
    of: 'For the account',
    label: 'New password',
    save: 'Save the password',
    note: 'All open sessions will end, and we will email you that the password was changed.',
    done: 'The password has been changed',
    doneLead: 'Sign in with your new password. The second step stays the same.',
  },
  invitation: {
    title: 'Welcome',
    lead: (who, role) => `${who} invites you to the control panel. Your role: ${role}.`,
    roles: { owner: 'Owner', editor: 'Editor', recruiter: 'Recruiter' },
    name: 'Name',
    phone: 'Phone',
    optional: 'optional',
    photo: 'Photo',
    choosePhoto: 'Choose a photo',
    changePhoto: 'Change the photo',
    photoNote: 'Your colleagues see it in the panel. We make it smaller before sending it.',
    photoFailed: 'This picture cannot be opened. Please choose another.',
    create: 'Create my account',
    note: 'Then we email you a code, and you sign in with it.',
    done: 'Your account is ready',
    doneLead: 'Sign in with your email and the password you chose, then with a code we email you.',
  },
  email: {
    title: 'Confirm your new email',
    lead: 'From now on you sign in with this address, and our emails go there:',
    confirm: 'Confirm the email',
    note: 'All open sessions will end, and you will sign in again.',
    done: 'This is your email now',
    doneLead: 'Sign in with your new email.',
  },
  ended: {
    invitation: {
      title: 'This invitation has expired',
      lead: 'The link is more than seven days old, has been used, or a newer one was sent to you.',
      what: `Ask the person who invited you for a new one, or open the latest email from ${CLUB.name.en}.`,
    },
    password: {
      title: 'This link has expired',
      lead: 'It works once, within half an hour.',
      what: 'Request a new link, and open it from the latest email.',
    },
    email: {
      title: 'This link has expired',
      lead: 'It works once, within a day.',
      what: 'Sign in with your old email, and enter the new one in your account again.',
    },
  },
  haveAccount: 'I have an account: sign in',
  newLink: 'Request a new link',
} satisfies Shape<typeof ar>;
