import { isSameDigest, keyedDigest, keyedDigests } from '../../database/secrets.ts';

const PURPOSE = 'weekly mail';
const TOKEN = /^([a-z0-9]{16,40})-([A-Za-z0-9_-]{43})$/;

/** What stands in the links of an admin's weekly mails: no row is kept for it, so that the link of an old mail works too. */
export const endToken = (adminId: string): string => `${adminId}-${keyedDigest(PURPOSE, adminId)}`;

/** Whose mails a link belongs to; null for what nobody was sent. */
export const ownerOf = (token: string): string | null => {
  const [, adminId = '', digest = ''] = TOKEN.exec(token) ?? [];
  return adminId !== '' && keyedDigests(PURPOSE, adminId).some((one) => isSameDigest(one, digest)) ? adminId : null;
};
