import { contentType, each, integer, shortText } from '../../../../database/content-type.ts';

/** The queue: one row for each change that visitors do not see yet. */
export default contentType(
  { singular: 'publication-entry', plural: 'publication-entries', table: 'publication_entries' },
  { revision: integer, ...each(shortText, ['kind', 'itemId', 'action']) },
);
