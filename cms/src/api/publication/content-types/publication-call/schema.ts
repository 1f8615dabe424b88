import { contentType, datetime, each, integer, json, longText, shortText } from '../../../../database/content-type.ts';

/** The history: one row per hook call, with its result. */
export default contentType(
  { singular: 'publication-call', plural: 'publication-calls', table: 'publication_calls' },
  {
    ...each(integer, ['revision', 'durationMs', 'itemCount']),
    ...each(datetime, ['requestedAt', 'liveAt', 'missedAt']),
    ...each(shortText, ['trigger', 'adminName', 'state', 'cause']),
    items: json,
    error: longText,
  },
);
