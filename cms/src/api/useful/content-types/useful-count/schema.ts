import { contentType, each, integer, shortText, uniqueText } from '../../../../database/content-type.ts';

/**
 * What was counted of an item's page in a month and a language: no time, no address, no browser. `identity` is month, list, id and
 * language in one.
 */
export default contentType(
  { singular: 'useful-count', plural: 'useful-counts', table: 'useful_counts' },
  { identity: uniqueText, ...each(shortText, ['month', 'list', 'itemId', 'language']), ...each(integer, ['yes', 'no', 'opened']) },
);
