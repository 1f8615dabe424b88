import { sortKeyColumns } from '../../../../collection/sort-keys.ts';
import { contentType, each, json, longText, moment, position, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A deleted item as it was, whole, until it is restored or its time is over. */
export default contentType(
  { singular: 'trash-entry', plural: 'trash-entries', table: 'trash_entries' },
  {
    itemId: uniqueText,
    ...each(shortText, ['kind', 'title', 'arabicTitle', 'deletedBy']),
    row: json,
    /** The addresses of its media, with spaces between; empty in rows from before they were noted. */
    media: longText,
    deletedAt: moment,
    searchText: longText,
    ...sortKeyColumns(['title', 'arabicTitle', 'deletedBy']),
    position,
  },
);
