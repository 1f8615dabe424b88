import { contentType, datetime, each, shortText } from '../../../../database/content-type.ts';

/** Result of each try to send a mail: when and how, not what or to whom. */
export default contentType(
  { singular: 'mail-result', plural: 'mail-results', table: 'mail_results' },
  { at: datetime, ...each(shortText, ['state', 'cause']) },
);
