import { contentType, datetime, each, integer, shortText } from '../../../../database/content-type.ts';

/** The change log: one row per revision, while anyone may ask for changes since it. */
export default contentType(
  { singular: 'publication-entry', plural: 'publication-entries', table: 'publication_entries' },
  { revision: integer, ...each(shortText, ['kind', 'itemId', 'action', 'title', 'arabicTitle', 'adminName']), missedAt: datetime },
);
