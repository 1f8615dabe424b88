import { createWorker } from '../concurrency/worker.ts';
import { type Stored, table } from '../database/table.ts';

const HOUR_MS = 3_600_000;

/** Deletes, once an hour and at every start, the counts of callers that are over: strangers cause a row each, and a day of those is many. */
export const hourlyTask = createWorker('limits', async () => {
  await table<Stored>('api::auth.rate-limit').deleteMany({ where: { windowEndsAt: { $lt: new Date().toISOString() } } as never });
  return HOUR_MS;
});
