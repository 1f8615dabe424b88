import { contentType, datetime, each, json, longText, shortText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'timed-change', plural: 'timed-changes', table: 'timed_changes' },
  {
    ...each(shortText, ['kind', 'itemId', 'adminId', 'adminName', 'title', 'arabicTitle']),
    ...each(datetime, ['at', 'savedAt', 'basedOn', 'failedAt', 'toldAt']),
    item: json,
    faults: json,
    files: longText,
  },
);
