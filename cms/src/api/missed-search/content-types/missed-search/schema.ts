import { contentType, each, integer, shortText, uniqueText } from '../../../../database/content-type.ts';

/** Count of a failed search per day: no time, no address, no browser. `identity` combines day, language and words. */
export default contentType(
  { singular: 'missed-search', plural: 'missed-searches', table: 'missed_searches' },
  { identity: uniqueText, ...each(shortText, ['day', 'language', 'words']), times: integer },
);
