import { contentType, each, shortText, uniqueText } from '../../../../database/content-type.ts';

/** A key with which something was made: digests of it and of what came with it, and the id of what it has made. */
export default contentType(
  { singular: 'idempotency-key', plural: 'idempotency-keys', table: 'idempotency_keys' },
  { name: uniqueText, ...each(shortText, ['digest', 'itemId', 'adminId']) },
);
