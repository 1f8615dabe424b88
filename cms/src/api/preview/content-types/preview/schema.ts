import { contentType, each, integer, longText, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A rendered page that one address shows: of the address only a digest is kept, as of a session's token. */
export default contentType(
  { singular: 'preview', plural: 'previews', table: 'previews' },
  {
    digest: uniqueText,
    ...each(shortText, ['adminId', 'list']),
    pages: longText,
    isLink: { type: 'boolean' },
    opens: integer,
    expiresAt: moment,
  },
);
