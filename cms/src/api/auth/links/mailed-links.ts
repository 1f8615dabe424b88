import { randomToken, tokenDigest } from '../../../database/secrets.ts';
import { type Stored, table } from '../../../database/table.ts';
import { ApiError } from '../../../http/api-error.ts';

type Purpose = 'password' | 'email';

/** A link that was mailed to an admin and not used yet. */
export interface LinkRow extends Stored {
  digest: string;
  purpose: Purpose;
  adminId: string;
  email: string;
  expiresAt: string;
}

/** 128 bits: what nobody guesses. */
const TOKEN_BYTES = 16;

const rows = () => table<LinkRow>('api::auth.mailed-link');

/** The secret of a new link, and the digest that is kept of it. */
export const newLinkToken = (): { token: string; digest: string } => {
  const token = randomToken(TOKEN_BYTES);
  return { token, digest: tokenDigest(token) };
};

/** Makes a link and returns its secret, for mailing. */
export const makeLink = async (link: Pick<LinkRow, 'purpose' | 'adminId' | 'email'>, lifeSeconds: number): Promise<string> => {
  const { token, digest } = newLinkToken();
  await rows().create({ data: { ...link, digest, expiresAt: new Date(Date.now() + lifeSeconds * 1000).toISOString() } });
  return token;
};

/** The link with this secret, if it has not ended; of one purpose where one is given. */
export const findLink = async (token: string, purpose?: Purpose): Promise<LinkRow | null> => {
  const link = await rows().findOne({ where: { digest: tokenDigest(token), ...(purpose ? { purpose } : {}) } });
  return link && Date.parse(link.expiresAt) > Date.now() ? link : null;
};

/** The link with this secret, or 404. */
export const requireLink = async (token: string, purpose: Purpose): Promise<LinkRow> => {
  const link = await findLink(token, purpose);
  if (!link) throw new ApiError('LINK_ENDED');
  return link;
};

/** Uses a link up, by one statement: of two who press the button at once, the second is told that it has ended. */
export const spendLink = async ({ id }: LinkRow): Promise<void> => {
  if ((await rows().deleteMany({ where: { id } })).count === 0) throw new ApiError('LINK_ENDED');
};

/** Ends every link of an account, or those of one purpose. */
export const forgetLinks = async (adminId: string, purpose?: Purpose): Promise<void> => {
  await rows().deleteMany({ where: { adminId, ...(purpose ? { purpose } : {}) } });
};
