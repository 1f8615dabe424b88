import { contentType, each, integer, longText, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/**
 * A rendered page that one address shows: of the address only a digest is kept, as of a session's token. `media` has the names of the files
 * that its pages show, a space between them.
 */
export default contentType(
  { singular: 'preview', plural: 'previews', table: 'previews' },
  {
    digest: uniqueText,
    ...each(shortText, ['adminId', 'list', 'itemId', 'tab', 'title', 'arabicTitle']),
    ...each(longText, ['pages', 'media']),
    isLink: { type: 'boolean' },
    ...each(integer, ['opens', 'bytes']),
    expiresAt: moment,
  },
);
