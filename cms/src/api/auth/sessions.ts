import { type Browser, FRESH_SECONDS, type OpenSession, type System, TOKEN_IDLE_SECONDS, TOKEN_LIFE_SECONDS } from '@sanabel/contract';
import type { Context } from 'koa';
import { isSameDigest, randomToken, tokenDigest } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';
import { readCookie } from '../../http/cookies.ts';
import { type AccountRow, accounts, isLiveAdmin } from './accounts.ts';
import { currentVisit } from './events/visit.ts';

export interface SessionRow extends Stored {
  digest: string;
  adminId: string;
  /** Digest of the cookie that the token needs; null for a program's token. */
  cookieDigest: string | null;
  browser: Browser | null;
  system: System | null;
  expiresAt: string;
  seenAt: string;
  /** Time of the last second factor. */
  verifiedAt: string | null;
}

export interface SignedIn {
  id: string;
  account: AccountRow;
  session: SessionRow;
}

/** Secrets of a new session; only their digests are stored. */
export interface Opened {
  token: string;
  cookie?: string;
}

const TOKEN_BYTES = 32;
const SEEN_PRECISION_MS = 60_000;
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

const sessions = () => table<SessionRow>('api::auth.session');

/** `verifiedAt` is the second factor of an earlier session that this one continues; otherwise now. */
export const openSession = async (adminId: string, isBound: boolean, verifiedAt: string | null = null): Promise<Opened> => {
  const [token, cookie] = [randomToken(TOKEN_BYTES), randomToken(TOKEN_BYTES)];
  const { browser, system } = currentVisit();
  const now = new Date().toISOString();
  await sessions().deleteMany({ where: { expiresAt: { $lt: now } } });
  await sessions().create({
    data: {
      digest: tokenDigest(token),
      cookieDigest: isBound ? tokenDigest(cookie) : null,
      adminId,
      browser,
      system,
      expiresAt: new Date(Date.now() + TOKEN_LIFE_SECONDS * 1000).toISOString(),
      seenAt: now,
      verifiedAt: verifiedAt ?? now,
    },
  });
  return isBound ? { token, cookie } : { token };
};

const isLive = ({ expiresAt, seenAt }: SessionRow): boolean =>
  Date.parse(expiresAt) > Date.now() && Date.parse(seenAt) + TOKEN_IDLE_SECONDS * 1000 > Date.now();

/** A browser's token needs its cookie: a script that steals the token has only half. */
const hasItsCookie = (ctx: Context, { cookieDigest }: SessionRow): boolean => {
  if (!cookieDigest) return true;
  const cookie = readCookie(ctx, 'session');
  return cookie !== undefined && isSameDigest(cookieDigest, tokenDigest(cookie));
};

const signedInBy = async (session: SessionRow | null): Promise<SignedIn> => {
  if (!session || !isLive(session)) throw new ApiError('UNAUTHORIZED');
  const account = await accounts().findOne({ where: { documentId: session.adminId } });
  if (!isLiveAdmin(account)) throw new ApiError('UNAUTHORIZED');
  return { id: account.documentId, account, session };
};

/** Throws 401 for a missing, expired, idle or ended session, a missing cookie, or a deleted or blocked admin. */
export const authenticate = async (ctx: Context): Promise<SignedIn> => {
  const token = BEARER.exec(ctx.get('authorization'))?.[1];
  const session = token ? await sessions().findOne({ where: { digest: tokenDigest(token) } }) : null;
  if (session && !hasItsCookie(ctx, session)) throw new ApiError('UNAUTHORIZED');
  const admin = await signedInBy(session);
  if (Date.now() - Date.parse(admin.session.seenAt) > SEEN_PRECISION_MS)
    await sessions().updateMany({ where: { id: admin.session.id }, data: { seenAt: new Date().toISOString() } });
  return admin;
};

/** Serves `<img>`, which sends no token. It allows reading files only and does not keep the session alive. Throws 401. */
export const authenticateByCookie = async (ctx: Context): Promise<SignedIn> => {
  const cookie = readCookie(ctx, 'session');
  return signedInBy(cookie ? await sessions().findOne({ where: { cookieDigest: tokenDigest(cookie) } }) : null);
};

/** Time until which the second factor counts as fresh; null when it does not. */
export const freshUntil = ({ verifiedAt }: Pick<SessionRow, 'verifiedAt'>): string | null => {
  const until = verifiedAt === null ? 0 : Date.parse(verifiedAt) + FRESH_SECONDS * 1000;
  return until > Date.now() ? new Date(until).toISOString() : null;
};

/** Guards changes to who can sign in: they need a recent second factor, not only a token. */
export const requireFresh = ({ session }: SignedIn): void => {
  if (freshUntil(session) === null) throw new ApiError('SECOND_STEP_REQUIRED');
};

/** An open panel, or a script in it, must not change who can sign in. A program's token is never within reach of a page. */
export const requireFreshInBrowser = (admin: SignedIn): void => {
  if (admin.session.cookieDigest !== null) requireFresh(admin);
};

export const refreshSession = async ({ id }: SessionRow): Promise<string> => {
  const verifiedAt = new Date().toISOString();
  await sessions().updateMany({ where: { id }, data: { verifiedAt } });
  return freshUntil({ verifiedAt }) ?? verifiedAt;
};

export const closeSession = async ({ id }: Pick<SessionRow, 'id'>): Promise<void> => {
  await sessions().deleteMany({ where: { id } });
};

/** Ends the browser's earlier session, so that signing in again leaves none behind. */
export const closeSessionOfCookie = async (ctx: Context): Promise<void> => {
  const cookie = readCookie(ctx, 'session');
  if (cookie) await sessions().deleteMany({ where: { cookieDigest: tokenDigest(cookie) } });
};

export const closeSessionsOf = async (adminId: string, except?: SessionRow): Promise<number> =>
  (await sessions().deleteMany({ where: { adminId, ...(except ? { id: { $ne: except.id } } : {}) } })).count;

export const listSessions = async ({ id: adminId, session }: SignedIn): Promise<OpenSession[]> => {
  const rows = await sessions().findMany({ where: { adminId }, orderBy: [{ seenAt: 'desc' }, { id: 'desc' }] });
  return rows.filter(isLive).map((row) => ({
    id: row.documentId,
    isCurrent: row.id === session.id,
    browser: row.browser ?? 'other',
    system: row.system ?? 'other',
    startedAt: new Date(row.createdAt).toISOString(),
    seenAt: new Date(row.seenAt).toISOString(),
  }));
};

/** Throws 404 when the session is not theirs. */
export const endSession = async ({ id: adminId }: SignedIn, documentId: string): Promise<void> => {
  const { count } = await sessions().deleteMany({ where: { adminId, documentId } });
  if (count === 0) throw new ApiError('NOT_FOUND');
};

/** Compares digests, so that response time reveals neither length nor letters. */
export const hasMachineToken = (ctx: Context, token: string): boolean =>
  isSameDigest(tokenDigest(ctx.get('authorization')), tokenDigest(`Bearer ${token}`));
