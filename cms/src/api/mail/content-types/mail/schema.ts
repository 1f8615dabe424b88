import { contentType, integer, longText, moment } from '../../../../database/content-type.ts';

/** The outbox. A mail is sealed: a code in it is never in clear in the database. `concerns` has ids, a space between them. */
export default contentType(
  { singular: 'mail', plural: 'mails', table: 'outgoing_mails' },
  { sealed: longText, concerns: longText, tries: integer, nextTryAt: moment },
);
