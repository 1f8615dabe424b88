import { type Stored, table } from '../database/table.ts';
import { inTransaction } from '../database/transaction.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { keyedDigest } from './digest.ts';

interface LimitRow extends Stored {
  subject: string;
  hits: number;
  windowEndsAt: string;
}

/** At most `limit` hits of one subject within a window. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

const rows = () => table<LimitRow>('api::auth.rate-limit');
const keyOf = (subject: string): string => keyedDigest('limit', subject);

const liveRow = async (subject: string): Promise<LimitRow | null> => {
  const row = await rows().findOne({ where: { subject: keyOf(subject) } });
  return row && Date.parse(row.windowEndsAt) > Date.now() ? row : null;
};

/** Throws 429, with the seconds until the window ends, when a subject has no tries left. */
export const refuseOver = async (subject: string, { limit }: Limit): Promise<void> => {
  const row = await liveRow(subject);
  if (row && row.hits >= limit) throw tooManyRequests((Date.parse(row.windowEndsAt) - Date.now()) / 1000);
};

/** Counts a try. In the database: a restart or a second instance does not reset it (api.md, "Sign-in numbers"). */
export const hit = async (subject: string, { windowSeconds }: Limit): Promise<void> => {
  const windowEndsAt = new Date(Date.now() + windowSeconds * 1000).toISOString();
  await inTransaction(async () => {
    const key = keyOf(subject);
    const row = await rows().findOne({ where: { subject: key } });
    if (!row) await rows().create({ data: { subject: key, hits: 1, windowEndsAt } });
    else if (Date.parse(row.windowEndsAt) <= Date.now()) await rows().update({ where: { id: row.id }, data: { hits: 1, windowEndsAt } });
    else await rows().update({ where: { id: row.id }, data: { hits: row.hits + 1 } });
  });
};

export const forget = async (subject: string): Promise<void> => {
  await rows().deleteMany({ where: { subject: keyOf(subject) } });
};
