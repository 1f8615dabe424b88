import { contentType, shortText } from '../../../../database/content-type.ts';

/** Hashed like a password: a code is too short for a plain digest. */
export default contentType(
  { singular: 'recovery-code', plural: 'recovery-codes', table: 'recovery_codes' },
  { adminId: { ...shortText }, hash: { ...shortText } },
);
