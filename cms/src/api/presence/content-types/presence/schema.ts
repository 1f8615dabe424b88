import { contentType, datetime, each, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A form that an admin has open; it expires unless it is renewed. */
export default contentType(
  { singular: 'presence', plural: 'presences', table: 'presences' },
  { tab: uniqueText, ...each(shortText, ['adminId', 'list', 'itemId']), expiresAt: datetime },
);
