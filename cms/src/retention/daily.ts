import { createWorker } from '../concurrency/worker.ts';
import { deleteExpired } from './expired.ts';
import { deleteOrphans } from './orphans.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Deletes, daily and at every start, items past their retention and media without a row. Two runs at once do no harm. */
export const dailyTask = createWorker('retention', async () => {
  const done = { ...(await deleteExpired()), ...(await deleteOrphans()) };
  if (Object.values(done).some((count) => count > 0)) strapi.log.info(JSON.stringify({ retention: done }));
  return DAY_MS;
});
