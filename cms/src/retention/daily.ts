import { createWorker } from '../concurrency/worker.ts';
import { deleteExpired } from './expired.ts';
import { deleteOrphans } from './orphans.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Once a day, and at every start: what has outlived its time goes, and what nobody refers to. Twice at once does no harm. */
export const dailyTask = createWorker('retention', async () => {
  const done = { ...(await deleteExpired()), ...(await deleteOrphans()) };
  if (Object.values(done).some((count) => count > 0)) strapi.log.info(JSON.stringify({ retention: done }));
  return DAY_MS;
});
