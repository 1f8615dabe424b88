import { contentType, datetime, each, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A pending invitation: only the digest of its link's secret is stored. */
export default contentType(
  { singular: 'invitation', plural: 'invitations', table: 'invitations' },
  {
    email: uniqueText,
    digest: uniqueText,
    ...each(shortText, ['fullName', 'adminRole', 'invitedById', 'invitedBy']),
    ...each(datetime, ['sentAt', 'expiresAt', 'failedAt', 'withdrawnAt']),
  },
);
