import { randomToken, tokenDigest } from '../../../database/secrets.ts';
import { type Stored, table } from '../../../database/table.ts';
import { ApiError } from '../../../http/api-error.ts';

type Purpose = 'password' | 'email';

export interface LinkRow extends Stored {
  digest: string;
  purpose: Purpose;
  adminId: string;
  email: string;
  expiresAt: string;
}

/** 128 bits cannot be guessed. */
const TOKEN_BYTES = 16;

const rows = () => table<LinkRow>('api::auth.mailed-link');

export const newLinkToken = (): { token: string; digest: string } => {
  const token = randomToken(TOKEN_BYTES);
  return { token, digest: tokenDigest(token) };
};

export const makeLink = async (link: Pick<LinkRow, 'purpose' | 'adminId' | 'email'>, lifeSeconds: number): Promise<string> => {
  const { token, digest } = newLinkToken();
  await rows().create({ data: { ...link, digest, expiresAt: new Date(Date.now() + lifeSeconds * 1000).toISOString() } });
  return token;
};

export const findLink = async (token: string, purpose?: Purpose): Promise<LinkRow | null> => {
  const link = await rows().findOne({ where: { digest: tokenDigest(token), ...(purpose ? { purpose } : {}) } });
  return link && Date.parse(link.expiresAt) > Date.now() ? link : null;
};

export const requireLink = async (token: string, purpose: Purpose): Promise<LinkRow> => {
  const link = await findLink(token, purpose);
  if (!link) throw new ApiError('LINK_ENDED');
  return link;
};

/** Deletes the link in one statement: of two simultaneous uses, the second gets LINK_ENDED. */
export const spendLink = async ({ id }: LinkRow): Promise<void> => {
  if ((await rows().deleteMany({ where: { id } })).count === 0) throw new ApiError('LINK_ENDED');
};

export const forgetLinks = async (adminId: string, purpose?: Purpose): Promise<void> => {
  await rows().deleteMany({ where: { adminId, ...(purpose ? { purpose } : {}) } });
};
