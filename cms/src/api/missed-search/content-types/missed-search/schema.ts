import { contentType, each, integer, shortText, uniqueText } from '../../../../database/content-type.ts';

/** How often some words were searched for in vain on a day: no time, no address, no browser. `identity` is day, language and words in one. */
export default contentType(
  { singular: 'missed-search', plural: 'missed-searches', table: 'missed_searches' },
  { identity: uniqueText, ...each(shortText, ['day', 'language', 'words']), times: integer },
);
