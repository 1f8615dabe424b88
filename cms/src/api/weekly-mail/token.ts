import { isSameDigest, keyedDigest, keyedDigests } from '../../database/secrets.ts';

const PURPOSE = 'weekly mail';
const TOKEN = /^([a-z0-9]{16,40})-([A-Za-z0-9_-]{43})$/;

/** Derived without a row, so that the link of an old mail works too. */
export const endToken = (adminId: string): string => `${adminId}-${keyedDigest(PURPOSE, adminId)}`;

export const ownerOf = (token: string): string | null => {
  const [, adminId = '', digest = ''] = TOKEN.exec(token) ?? [];
  return adminId !== '' && keyedDigests(PURPOSE, adminId).some((one) => isSameDigest(one, digest)) ? adminId : null;
};
