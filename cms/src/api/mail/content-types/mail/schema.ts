import { contentType, datetime, integer, longText } from '../../../../database/content-type.ts';

/** The outbox. Mails are sealed, so that no code is readable in the database. `concerns` has ids, separated by spaces. */
export default contentType(
  { singular: 'mail', plural: 'mails', table: 'outgoing_mails' },
  { sealed: longText, concerns: longText, tries: integer, nextTryAt: datetime },
);
