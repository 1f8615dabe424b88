import { contentType, each, integer, longText, moment } from '../../../../database/content-type.ts';

/** One row: how far the public site has come. */
export default contentType(
  { singular: 'publication-state', plural: 'publication-states', table: 'publication_state' },
  {
    ...each({ ...integer, default: 0, required: true } as never, ['revision', 'requestedRevision', 'liveRevision', 'attempts']),
    ...each(moment, ['changedAt', 'requestedAt', 'liveAt', 'nextAttemptAt', 'leasedUntil', 'failingSince']),
    buildMs: integer,
    error: longText,
  },
);
