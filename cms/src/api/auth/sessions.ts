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
  /** Of the cookie that the token works together with; null where the token is all that is needed. */
  cookieDigest: string | null;
  browser: Browser | null;
  system: System | null;
  expiresAt: string;
  seenAt: string;
  /** The last second step. */
  verifiedAt: string | null;
}

/** A signed-in admin and the session that the request came with. */
export interface SignedIn {
  id: string;
  account: AccountRow;
  session: SessionRow;
}

/** The secrets of a new session; neither exists anywhere else. */
export interface Opened {
  token: string;
  /** To be set as a cookie, where the caller asked for a session of a browser. */
  cookie?: string;
}

const TOKEN_BYTES = 32;
const SEEN_PRECISION_MS = 60_000;
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

const sessions = () => table<SessionRow>('api::auth.session');

/** Opens a session after a second step; where it goes on for another one, with the moment of the step that was made for that. */
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

/** A token that a browser keeps works in that browser alone: a script that reads it has read half of what is needed. */
const hasItsCookie = (ctx: Context, { cookieDigest }: SessionRow): boolean => {
  if (!cookieDigest) return true;
  const cookie = readCookie(ctx, 'session');
  return cookie !== undefined && isSameDigest(cookieDigest, tokenDigest(cookie));
};

/** The live admin of a live session; 401 for none, expired, idle, deleted, blocked. */
const signedInBy = async (session: SessionRow | null): Promise<SignedIn> => {
  if (!session || !isLive(session)) throw new ApiError('UNAUTHORIZED');
  const account = await accounts().findOne({ where: { documentId: session.adminId } });
  if (!isLiveAdmin(account)) throw new ApiError('UNAUTHORIZED');
  return { id: account.documentId, account, session };
};

/** The admin whom a request comes from; 401 for no token, garbage, expired, idle, signed out, without its cookie, deleted, blocked. */
export const authenticate = async (ctx: Context): Promise<SignedIn> => {
  const token = BEARER.exec(ctx.get('authorization'))?.[1];
  const session = token ? await sessions().findOne({ where: { digest: tokenDigest(token) } }) : null;
  if (session && !hasItsCookie(ctx, session)) throw new ApiError('UNAUTHORIZED');
  const admin = await signedInBy(session);
  if (Date.now() - Date.parse(admin.session.seenAt) > SEEN_PRECISION_MS)
    await sessions().updateMany({ where: { id: admin.session.id }, data: { seenAt: new Date().toISOString() } });
  return admin;
};

/**
 * The admin in whose browser a picture, film or recording is shown, by the session's cookie alone: an `<img>` sends no token. Enough to
 * read a file, and for nothing else; it keeps no session alive. 401 as in `authenticate`.
 */
export const authenticateByCookie = async (ctx: Context): Promise<SignedIn> => {
  const cookie = readCookie(ctx, 'session');
  return signedInBy(cookie ? await sessions().findOne({ where: { cookieDigest: tokenDigest(cookie) } }) : null);
};

/** Until when a session may change ways in without another second step; null when it may not. */
export const freshUntil = ({ verifiedAt }: Pick<SessionRow, 'verifiedAt'>): string | null => {
  const until = verifiedAt === null ? 0 : Date.parse(verifiedAt) + FRESH_SECONDS * 1000;
  return until > Date.now() ? new Date(until).toISOString() : null;
};

/** Refuses what lets people in or keeps them out, unless the second step was done a short while ago: a token alone is not enough for it. */
export const requireFresh = ({ session }: SignedIn): void => {
  if (freshUntil(session) === null) throw new ApiError('SECOND_STEP_REQUIRED');
};

/**
 * Refuses a browser's session that lets others in or out long after its second step: a panel that was left open, or a script that got
 * into it, is not enough for it. A program's token never lies where a page could reach it, and keeps its right.
 */
export const requireFreshInBrowser = (admin: SignedIn): void => {
  if (admin.session.cookieDigest !== null) requireFresh(admin);
};

/** Notes that the second step was done again; until when that counts. */
export const refreshSession = async ({ id }: SessionRow): Promise<string> => {
  const verifiedAt = new Date().toISOString();
  await sessions().updateMany({ where: { id }, data: { verifiedAt } });
  return freshUntil({ verifiedAt }) ?? verifiedAt;
};

export const closeSession = async ({ id }: Pick<SessionRow, 'id'>): Promise<void> => {
  await sessions().deleteMany({ where: { id } });
};

/** Ends the session that a browser's cookie belongs to: whoever signs in there anew does not leave an old one behind. */
export const closeSessionOfCookie = async (ctx: Context): Promise<void> => {
  const cookie = readCookie(ctx, 'session');
  if (cookie) await sessions().deleteMany({ where: { cookieDigest: tokenDigest(cookie) } });
};

/** Ends every session of an admin, or all but one; how many there were. */
export const closeSessionsOf = async (adminId: string, except?: SessionRow): Promise<number> =>
  (await sessions().deleteMany({ where: { adminId, ...(except ? { id: { $ne: except.id } } : {}) } })).count;

/** The open sessions of an admin, the last used first. */
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

/** Ends one session of an admin; 404 where it is not theirs. */
export const endSession = async ({ id: adminId }: SignedIn, documentId: string): Promise<void> => {
  const { count } = await sessions().deleteMany({ where: { adminId, documentId } });
  if (count === 0) throw new ApiError('NOT_FOUND');
};

/** Tells whether a call carries a machine's token; compared as digests, so that the time tells neither length nor letters. */
export const hasMachineToken = (ctx: Context, token: string): boolean =>
  isSameDigest(tokenDigest(ctx.get('authorization')), tokenDigest(`Bearer ${token}`));
