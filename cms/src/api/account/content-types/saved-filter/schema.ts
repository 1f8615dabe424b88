import { contentType, each, longText, shortText } from '../../../../database/content-type.ts';

/** A search with its filters, which an admin has saved under a name. */
export default contentType(
  { singular: 'saved-filter', plural: 'saved-filters', table: 'saved_filters' },
  { ...each(shortText, ['adminId', 'page', 'name']), query: longText },
);
