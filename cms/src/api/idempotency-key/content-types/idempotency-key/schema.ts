import { contentType, each, shortText, uniqueText } from '../../../../database/content-type.ts';

/** Digests of a key and of its request, and the id of what it created. */
export default contentType(
  { singular: 'idempotency-key', plural: 'idempotency-keys', table: 'idempotency_keys' },
  { name: uniqueText, ...each(shortText, ['digest', 'itemId', 'adminId']) },
);
