import { contentType, datetime, each, integer, longText, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A rendered page behind one address, of which only a digest is stored. `media` has the names of its files, separated by spaces. */
export default contentType(
  { singular: 'preview', plural: 'previews', table: 'previews' },
  {
    digest: uniqueText,
    ...each(shortText, ['adminId', 'list', 'itemId', 'tab', 'title', 'arabicTitle']),
    ...each(longText, ['pages', 'media']),
    isLink: { type: 'boolean' },
    ...each(integer, ['opens', 'bytes']),
    expiresAt: datetime,
  },
);
