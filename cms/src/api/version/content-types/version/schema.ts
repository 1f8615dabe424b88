import { contentType, each, json, longText, position, shortText } from '../../../../database/content-type.ts';

/** State of an item after a save or at its deletion. */
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
