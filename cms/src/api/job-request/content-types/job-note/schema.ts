import { contentType, each, longText, shortText } from '../../../../database/content-type.ts';

/** A note on an application, whose id is `requestId`. It is deleted with the application. `editedAt` is an ISO 8601 timestamp. */
export default contentType(
  { singular: 'job-note', plural: 'job-notes', table: 'job_notes' },
  { ...each(shortText, ['requestId', 'adminId', 'adminName', 'editedAt']), text: longText },
);
