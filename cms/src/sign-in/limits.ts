import { type Stored, table } from '../database/table.ts';
import { inTurn } from '../database/transaction.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { closedSeconds, type Limit } from './closing.ts';
import { keyedDigest } from './digest.ts';

interface LimitRow extends Stored {
  subject: string;
  hits: number;
  windowEndsAt: string;
  closedUntil: string | null;
}
type Tries = Pick<LimitRow, 'hits' | 'windowEndsAt' | 'closedUntil'>;

const rows = () => table<LimitRow>('api::auth.rate-limit');
const keyOf = (subject: string): string => keyedDigest('limit', subject);
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const secondsUntil = (time: string | null): number => (time === null ? 0 : (Date.parse(time) - Date.now()) / 1000);

const findRow = (subject: string): Promise<LimitRow | null> =>
  rows().findOne({ where: { subject: keyOf(subject) }, orderBy: [{ id: 'asc' }] });

/** The seconds for which a subject has no try left; 0 when it has one. */
const secondsClosed = (row: LimitRow | null, { limit, growth }: Limit): number => {
  if (!row) return 0;
  if (growth) return Math.max(0, secondsUntil(row.closedUntil));
  return row.hits >= limit ? Math.max(0, secondsUntil(row.windowEndsAt)) : 0;
};

const refuseClosed = (row: LimitRow | null, limit: Limit): void => {
  const seconds = secondsClosed(row, limit);
  if (seconds > 0) throw tooManyRequests(seconds);
};

const withOneMore = (row: LimitRow | null, limit: Limit): Tries => {
  const isLive = row !== null && secondsUntil(row.windowEndsAt) > 0;
  const hits = isLive ? row.hits + 1 : 1;
  const seconds = closedSeconds(hits, limit);
  if (seconds > 0) return { hits, windowEndsAt: inSeconds(seconds + limit.windowSeconds), closedUntil: inSeconds(seconds) };
  return { hits, windowEndsAt: isLive ? row.windowEndsAt : inSeconds(limit.windowSeconds), closedUntil: null };
};

/** Throws 429, with the seconds to wait, when a subject has no tries left. */
export const refuseOver = async (subject: string, limit: Limit): Promise<void> => refuseClosed(await findRow(subject), limit);

/**
 * Takes one try, or throws 429 when none is left. To be called before what is limited, never after: of any number of
 * parallel guesses only as many go on as there are tries. In the database: a restart or a second instance does not
 * reset it (api.md, "Sign-in numbers").
 */
export const takeTry = async (subject: string, limit: Limit): Promise<void> => {
  const isTaken = await inTurn(`limit:${subject}`, async () => {
    const row = await findRow(subject);
    refuseClosed(row, limit);
    const tries = withOneMore(row, limit);
    if (!row) {
      await rows().create({ data: { subject: keyOf(subject), ...tries } });
      return true;
    }
    // Counted only where nobody counted meanwhile: two processes may share the database.
    return (await rows().updateMany({ where: { id: row.id, hits: row.hits }, data: tries })).count === 1;
  });
  if (!isTaken) await takeTry(subject, limit);
};

/** Gives a try back that turned out not to be a failure. */
export const giveTryBack = async (subject: string): Promise<void> => {
  await inTurn(`limit:${subject}`, async () => {
    const row = await findRow(subject);
    if (row && row.hits > 0) await rows().updateMany({ where: { id: row.id }, data: { hits: row.hits - 1 } });
  });
};

export const forget = async (subject: string): Promise<void> => {
  await rows().deleteMany({ where: { subject: keyOf(subject) } });
};
