import { contentType, each, integer, json, longText, moment, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A stored picture, film or recording. What the library says of it is empty in rows from before there was one, until the next start. */
export default contentType(
  { singular: 'medium', plural: 'media-files', table: 'media_files' },
  {
    name: uniqueText,
    url: uniqueText,
    medium: { ...json, required: true },
    ...each(shortText, ['kind', 'mime', 'focus', 'pictureAlt', 'arabicPictureAlt']),
    bytes: integer,
    inLibrary: { type: 'boolean' },
    searchText: longText,
    unusedSince: moment,
  },
);
