import { contentType, each, shortText } from '../../../../database/content-type.ts';

/**
 * A new application that admins have not been told of yet: its id in `requestId`, and the role that was applied for. It goes with its mail,
 * or with the application.
 */
export default contentType(
  { singular: 'job-notice', plural: 'job-notices', table: 'job_notices' },
  { ...each(shortText, ['requestId', 'role']) },
);
