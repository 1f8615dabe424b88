import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_IDLE_SECONDS, TOKEN_LIFE_SECONDS } from '@sanabel/contract';
import type { Context } from 'koa';
import { isSameDigest } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AccountRow, accounts, isLiveAdmin } from './accounts.ts';

interface SessionRow extends Stored {
  digest: string;
  adminId: string;
  expiresAt: string;
  seenAt: string;
}

/** A signed-in admin and the session that the request came with. */
export interface SignedIn {
  id: string;
  account: AccountRow;
  sessionDigest: string;
}

const TOKEN_BYTES = 32;
const SEEN_PRECISION_MS = 60_000;
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

const sessions = () => table<SessionRow>('api::auth.session');
// 256 random bits need no salt and no slow hash: the digest only keeps tokens out of the database.
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Opens a session and returns its token, which exists nowhere else. */
export const openSession = async (adminId: string): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = Date.now();
  await sessions().deleteMany({ where: { expiresAt: { $lt: new Date(now).toISOString() } } });
  await sessions().create({
    data: {
      digest: digestOf(token),
      adminId,
      expiresAt: new Date(now + TOKEN_LIFE_SECONDS * 1000).toISOString(),
      seenAt: new Date(now).toISOString(),
    },
  });
  return token;
};

const isLive = ({ expiresAt, seenAt }: SessionRow): boolean =>
  Date.parse(expiresAt) > Date.now() && Date.parse(seenAt) + TOKEN_IDLE_SECONDS * 1000 > Date.now();

/** The admin behind an `Authorization` header; 401 for none, garbage, expired, idle, signed out, deleted, blocked. */
export const authenticate = async (authorization: string): Promise<SignedIn> => {
  const token = BEARER.exec(authorization)?.[1];
  const session = token ? await sessions().findOne({ where: { digest: digestOf(token) } }) : null;
  if (!session || !isLive(session)) throw new ApiError('UNAUTHORIZED');
  const account = await accounts().findOne({ where: { documentId: session.adminId } });
  if (!isLiveAdmin(account)) throw new ApiError('UNAUTHORIZED');
  if (Date.now() - Date.parse(session.seenAt) > SEEN_PRECISION_MS)
    await sessions().updateMany({ where: { id: session.id }, data: { seenAt: new Date().toISOString() } });
  return { id: account.documentId, account, sessionDigest: session.digest };
};

export const closeSession = async (digest: string): Promise<void> => {
  await sessions().deleteMany({ where: { digest } });
};

/** Ends every session of an admin: after a change of password, role or e-mail, and with the account itself. */
export const closeSessionsOf = async (adminId: string): Promise<void> => {
  await sessions().deleteMany({ where: { adminId } });
};

/** Tells whether a call carries a machine's token; compared as digests, so that the time tells neither length nor letters. */
export const hasMachineToken = (ctx: Context, token: string): boolean =>
  isSameDigest(digestOf(ctx.get('authorization')), digestOf(`Bearer ${token}`));
