import { createWorker } from '../concurrency/worker.ts';
import { deleteOver } from './lifetimes.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes, once an hour and at every start, the counts of callers that are over, because strangers cause a row each and a day of those is
 * many, and withdrawn invitations, because they name people who are not to come.
 */
export const hourlyTask = createWorker('limits', async () => {
  await deleteOver('api::auth.rate-limit');
  await deleteOver('api::invitation.invitation');
  return HOUR_MS;
});
