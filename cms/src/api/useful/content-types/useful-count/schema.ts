import { contentType, each, integer, shortText, uniqueText } from '../../../../database/content-type.ts';

/** Counts per item, month and language: no time, no address, no browser. `identity` combines month, list, id and language. */
export default contentType(
  { singular: 'useful-count', plural: 'useful-counts', table: 'useful_counts' },
  { identity: uniqueText, ...each(shortText, ['month', 'list', 'itemId', 'language']), ...each(integer, ['yes', 'no', 'opened']) },
);
