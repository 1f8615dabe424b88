import { contentType, each, longText, shortText } from '../../../../database/content-type.ts';

/** What an admin noted about an application, whose id is `requestId`. It goes with the application. `editedAt` is a moment in ISO 8601. */
export default contentType(
  { singular: 'job-note', plural: 'job-notes', table: 'job_notes' },
  { ...each(shortText, ['requestId', 'adminId', 'adminName', 'editedAt']), text: longText },
);
