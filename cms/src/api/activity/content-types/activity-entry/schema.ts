import { contentType, each, longText, position, shortText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'activity-entry', plural: 'activity-entries', table: 'activity_entries' },
  {
    ...each(shortText, ['adminId', 'adminName', 'action', 'kind', 'itemId', 'title', 'arabicTitle']),
    searchText: longText,
    position,
  },
);
