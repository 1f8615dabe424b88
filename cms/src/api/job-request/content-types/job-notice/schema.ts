import { contentType, each, shortText } from '../../../../database/content-type.ts';

/** A new application that admins were not notified of. Deleted when its mail is queued, or with the application. */
export default contentType(
  { singular: 'job-notice', plural: 'job-notices', table: 'job_notices' },
  { ...each(shortText, ['requestId', 'role']) },
);
