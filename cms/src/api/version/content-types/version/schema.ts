import { contentType, each, json, longText, position, shortText } from '../../../../database/content-type.ts';

/** An item as it was after a save, or as it was deleted. */
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
