import { CLUB } from '@sanabel/brand/club';
import type { Shape } from '../../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  toSignIn: 'Sign in',
  failed: 'That did not work just now. Please try again.',
  retry: 'Try again',
  forgot: {
    lead: 'Type your email, and we send you a link to choose a new one.',
    send: 'Send the link',
    back: 'I remember it: back to sign-in',
  },
  sent: {
    title: 'Open your mail',
    lead: 'If this address has an account, a mail arrives within minutes:',
    spam: 'Nothing there? Check your spam folder.',
    again: 'Send it again',
    sentAgain: 'We sent another link, if this address has an account.',
    other: 'Another address',
    noMore: 'Enough was sent for this hour. Open the latest mail, or write to the owner of the site.',
  },
  password: {
    title: 'A new password',
    of: 'For the account',
    label: 'New password',
    save: 'Save the password',
    note: 'All open sessions end, and we mail you that the password was changed.',
    done: 'The password has been changed',
    doneLead: 'Sign in with the new one now. The second step stays as it was.',
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
    photoNote: 'Your colleagues see it in the panel. It is made smaller before it is sent.',
    photoFailed: 'This picture cannot be opened. Please choose another.',
    create: 'Create my account',
    note: 'Afterwards you sign in with your email, your password and a mailed code.',
    done: 'Your account is ready',
    doneLead: 'Sign in with your email and the password that you chose, then with a code that we email you.',
  },
  email: {
    title: 'Confirm your new email',
    lead: 'From now on you sign in with this address, and our emails go there:',
    confirm: 'Confirm the email',
    note: 'All open sessions end, and you sign in again.',
    done: 'This is your email now',
    doneLead: 'Sign in with your new email.',
  },
  ended: {
    invitation: {
      title: 'This invitation has ended',
      lead: 'The link is more than seven days old, was used, or a newer one was sent to you.',
      what: `Ask whoever invited you for another, or open the latest mail from ${CLUB.name.en}.`,
    },
    password: {
      title: 'This link has ended',
      lead: 'It works for half an hour, and once.',
      what: 'Ask for a new link, and open it from the latest mail.',
    },
    email: {
      title: 'This link has ended',
      lead: 'It works for a day, and once.',
      what: 'Sign in with your old email, and type the new one into your account again.',
    },
  },
  haveAccount: 'I have an account: sign in',
  newLink: 'Ask for a new link',
} satisfies Shape<typeof ar>;
