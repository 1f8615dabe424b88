import { contentType, each, integer, moment, shortText } from '../../../../database/content-type.ts';

/** Sign-ins, failed ones, and changes to who may sign in; a place is kept as a keyed digest of the address. */
export default contentType(
  { singular: 'security-event', plural: 'security-events', table: 'security_events' },
  {
    ...each(shortText, ['event', 'adminId', 'place', 'device', 'browser', 'system', 'method']),
    isNewDevice: { type: 'boolean' },
    count: integer,
    at: moment,
  },
);
