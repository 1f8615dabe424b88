import { keyedDigest } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';
import { inTransaction, withLock } from '../../database/transaction.ts';
import { tooManyRequests } from '../../http/api-error.ts';
import { type Limit, lockoutSeconds } from './lockout.ts';

interface LimitRow extends Stored {
  subject: string;
  hits: number;
  windowEndsAt: string;
  closedUntil: string | null;
}
type Tries = Pick<LimitRow, 'hits' | 'windowEndsAt' | 'closedUntil'>;

/** Rolls the transaction back when one of its rows has changed meanwhile. */
class CountedMeanwhileError extends Error {}

const rows = () => table<LimitRow>('api::auth.rate-limit');
const keyOf = (subject: string): string => keyedDigest('limit', subject);
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const secondsUntil = (time: string | null): number => (time === null ? 0 : (Date.parse(time) - Date.now()) / 1000);

const findRow = (subject: string): Promise<LimitRow | null> =>
  rows().findOne({ where: { subject: keyOf(subject) }, orderBy: [{ id: 'asc' }] });

const secondsClosed = (row: LimitRow | null, { limit, growth }: Limit): number => {
  if (!row) return 0;
  if (growth) return Math.max(0, secondsUntil(row.closedUntil));
  return row.hits >= limit ? Math.max(0, secondsUntil(row.windowEndsAt)) : 0;
};

const assertOpen = (row: LimitRow | null, limit: Limit): void => {
  const seconds = secondsClosed(row, limit);
  if (seconds > 0) throw tooManyRequests(seconds);
};

const withOneMore = (row: LimitRow | null, limit: Limit): Tries => {
  const isLive = row !== null && secondsUntil(row.windowEndsAt) > 0;
  const hits = isLive ? row.hits + 1 : 1;
  const seconds = lockoutSeconds(hits, limit);
  if (seconds > 0) return { hits, windowEndsAt: inSeconds(seconds + limit.windowSeconds), closedUntil: inSeconds(seconds) };
  return { hits, windowEndsAt: isLive ? row.windowEndsAt : inSeconds(limit.windowSeconds), closedUntil: null };
};

/** Throws 429, with the seconds to wait, when a subject has no tries left. */
export const assertAllowed = async (subject: string, limit: Limit): Promise<void> => assertOpen(await findRow(subject), limit);

/** Never throws: the caller's answer must not depend on it. */
export const hasTriesLeft = (subject: string, limit: Limit): Promise<boolean> =>
  assertAllowed(subject, limit).then(
    () => true,
    () => false,
  );

export type Counted = readonly [subject: string, limit: Limit];

/** False when another process that shares the database counted meanwhile. */
const countOne = async ([subject, limit]: Counted): Promise<boolean> => {
  const row = await findRow(subject);
  assertOpen(row, limit);
  const tries = withOneMore(row, limit);
  if (row) return (await rows().updateMany({ where: { id: row.id, hits: row.hits }, data: tries })).count === 1;
  await rows().create({ data: { subject: keyOf(subject), ...tries } });
  return true;
};

/**
 * Consumes one try of each limit in one transaction; throws 429 and consumes none when one has none left. Call it before the limited work,
 * so that parallel guesses cannot exceed the limit. Neither a restart nor a second process resets the counts (api.md, "Sign-in numbers").
 * Name limits in the same order everywhere.
 */
export const consumeAll = async (...counted: readonly Counted[]): Promise<void> => {
  const taken = await inTransaction(async () => {
    for (const one of counted) if (!(await withLock(`limit:${one[0]}`, () => countOne(one)))) throw new CountedMeanwhileError();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof CountedMeanwhileError) return false;
    throw error;
  });
  if (!taken) await consumeAll(...counted);
};

export const consume = (subject: string, limit: Limit): Promise<void> => consumeAll([subject, limit]);

export const refund = async (subject: string): Promise<void> => {
  await withLock(`limit:${subject}`, async () => {
    const row = await findRow(subject);
    if (row && row.hits > 0) await rows().updateMany({ where: { id: row.id }, data: { hits: row.hits - 1 } });
  });
};

export const reset = async (subject: string): Promise<void> => {
  await rows().deleteMany({ where: { subject: keyOf(subject) } });
};
