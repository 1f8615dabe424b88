import { contentType, datetime, each, integer, shortText } from '../../../../database/content-type.ts';

/** The IP address is stored as a keyed digest. */
export default contentType(
  { singular: 'security-event', plural: 'security-events', table: 'security_events' },
  {
    ...each(shortText, ['event', 'adminId', 'place', 'device', 'browser', 'system', 'method']),
    isNewDevice: { type: 'boolean' },
    count: integer,
    at: datetime,
  },
);
