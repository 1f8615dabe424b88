import { sortKeyColumns } from '../../../../collection/sort-keys.ts';
import { contentType, datetime, each, json, longText, position, shortText, uniqueText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'trash-entry', plural: 'trash-entries', table: 'trash_entries' },
  {
    itemId: uniqueText,
    ...each(shortText, ['kind', 'title', 'arabicTitle', 'deletedBy']),
    row: json,
    /** Addresses of its media, separated by spaces; empty in older rows. */
    media: longText,
    deletedAt: datetime,
    searchText: longText,
    ...sortKeyColumns(['title', 'arabicTitle', 'deletedBy']),
    position,
  },
);
