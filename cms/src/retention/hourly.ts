import { createWorker } from '../concurrency/worker.ts';
import { deleteOver } from './lifetimes.ts';

const HOUR_MS = 3_600_000;

/** Runs hourly, because anonymous callers cause a row each, and withdrawn invitations name people who will not join. */
export const hourlyTask = createWorker('limits', async () => {
  await deleteOver('api::auth.rate-limit');
  await deleteOver('api::invitation.invitation');
  return HOUR_MS;
});
