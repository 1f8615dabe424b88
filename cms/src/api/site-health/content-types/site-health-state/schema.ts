import { contentType, datetime, each, json } from '../../../../database/content-type.ts';

/** One row: the last report, the faults that were mailed, and samples of disk use. */
export default contentType(
  { singular: 'site-health-state', plural: 'site-health-states', table: 'site_health_state' },
  { ...each(datetime, ['checkedAt', 'leasedUntil']), ...each(json, ['report', 'told', 'samples']) },
);
