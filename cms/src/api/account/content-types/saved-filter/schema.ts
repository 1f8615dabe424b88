import { contentType, each, longText, shortText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'saved-filter', plural: 'saved-filters', table: 'saved_filters' },
  { ...each(shortText, ['adminId', 'page', 'name']), query: longText },
);
