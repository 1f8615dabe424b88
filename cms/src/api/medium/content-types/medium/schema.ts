import { contentType, datetime, each, integer, json, longText, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A stored picture, film or recording. The library's columns are empty in older rows until the next start. */
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
    unusedSince: datetime,
  },
);
