import { contentType, each, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A form that an admin has open; it ends by itself when it is not told of again. */
export default contentType(
  { singular: 'presence', plural: 'presences', table: 'presences' },
  { tab: uniqueText, ...each(shortText, ['adminId', 'list', 'itemId']), expiresAt: moment },
);
