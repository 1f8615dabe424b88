import { contentType, each, json, longText, position, shortText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'version', plural: 'versions', table: 'versions' },
  {
    ...each(shortText, ['kind', 'itemId', 'act', 'batch', 'adminId', 'adminName', 'title', 'arabicTitle']),
    item: json,
    changed: json,
    files: longText,
    position,
  },
);
