import { contentType, each, integer, moment, shortText } from '../../../../database/content-type.ts';

/** The log of changes: one row for each revision, for as long as somebody may ask what has changed since. */
export default contentType(
  { singular: 'publication-entry', plural: 'publication-entries', table: 'publication_entries' },
  { revision: integer, ...each(shortText, ['kind', 'itemId', 'action', 'title', 'arabicTitle', 'adminName']), missedAt: moment },
);
