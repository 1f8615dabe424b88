import { contentType, json, uniqueText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'medium', plural: 'media-files', table: 'media_files' },
  { name: uniqueText, url: uniqueText, medium: { ...json, required: true } },
);
