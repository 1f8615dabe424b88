import { type Shape, two } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Invite an admin',
  lead: 'They get an email with a link and choose their own password.',
  new: 'A new invitation',
  send: 'Send the invitation',
  sending: 'Sending…',
  sent: 'The invitation has been sent',
  sentTo: 'to {{name}}, at',
  valid: 'The link works for seven days.',
  pending: 'Not accepted yet',
  ...two('total', 'one invitation', '{{count, n}} invitations'),
  empty: 'No invitations are waiting.',
  state: {
    sent: 'Sent {{sent}}, expires {{ends}}',
    failed: 'The email did not arrive: this address did not accept it',
    ended: 'Expired {{ends}}, never accepted',
  },
  again: 'Send again',
  againOf: 'Send again to {{name}}',
  sentAgain: 'A new link was sent to {{name}}.',
  correct: 'Correct the address',
  correctOf: 'Correct the address of {{name}}',
  correctTitle: 'The address of {{name}}',
  correctSend: 'Correct it and send',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw the invitation of {{name}}',
  withdrawn: 'The invitation of {{name}} has been withdrawn.',
  note: 'Sending again cancels the earlier link. The link of a withdrawn invitation stops working.',
} satisfies Shape<typeof ar>;
