import { contentType, each, json, moment } from '../../../../database/content-type.ts';

/** One row: what the last look at everything has found, whom it was told, and how the disk has filled. */
export default contentType(
  { singular: 'site-health-state', plural: 'site-health-states', table: 'site_health_state' },
  { ...each(moment, ['checkedAt', 'leasedUntil']), ...each(json, ['report', 'told', 'samples']) },
);
