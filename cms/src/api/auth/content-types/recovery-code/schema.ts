import { contentType, shortText } from '../../../../database/content-type.ts';

/** A recovery code that was not used yet, hashed like a password: it has too few letters for less. */
export default contentType(
  { singular: 'recovery-code', plural: 'recovery-codes', table: 'recovery_codes' },
  { adminId: { ...shortText }, hash: { ...shortText } },
);
