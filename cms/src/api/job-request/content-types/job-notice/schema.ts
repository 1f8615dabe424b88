import { contentType, shortText } from '../../../../database/content-type.ts';

/** A new application that admins have not been told of yet. Nothing personal: only what was applied for. */
export default contentType({ singular: 'job-notice', plural: 'job-notices', table: 'job_notices' }, { role: shortText });
