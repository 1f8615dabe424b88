import { contentType, datetime, each, integer, json, longText, shortText } from '../../../../database/content-type.ts';

/** One row: progress of the public site. */
export default contentType(
  { singular: 'publication-state', plural: 'publication-states', table: 'publication_state' },
  {
    ...each({ ...integer, default: 0, required: true }, ['revision', 'requestedRevision', 'liveRevision', 'attempts']),
    ...each({ ...integer, default: 0 }, ['lateBuilds', 'monthCalls', 'version']),
    ...each(datetime, ['changedAt', 'requestedAt', 'firstRequestedAt', 'dueAt', 'liveAt', 'nextAttemptAt', 'leasedUntil', 'failingSince']),
    ...each(datetime, ['mailedAt', 'buttonAt', 'heldAt']),
    ...each(shortText, ['buttonBy', 'month', 'heldBy']),
    ...each(integer, ['buildMs', 'heldRevision']),
    error: longText,
    failure: json,
  },
);
