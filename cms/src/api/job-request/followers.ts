import { CALLS, type JobFollower, type JobRequest, NO_FOLLOW_UP } from '@sanabel/contract';
import { refuseFaults } from '../../http/body.ts';
import { accounts, LIVE_ADMINS } from '../auth/accounts.ts';

/** The roles of those who handle applications: nobody else could read what they were to follow up. */
export const HANDLER_ROLES = CALLS.find(({ method, path }) => method === 'PATCH' && path === '/job-requests/{id}')?.roles ?? [];

const toFollower = ({ documentId, fullName }: { documentId: string; fullName: string }): JobFollower => ({ id: documentId, fullName });

/** The admins who can follow applications up. */
export const findFollowers = async (): Promise<JobFollower[]> =>
  (await accounts().findMany({ where: { ...LIVE_ADMINS, adminRole: { $in: HANDLER_ROLES } }, orderBy: [{ id: 'asc' }] })).map(toFollower);

/**
 * Applications as they are read: a person who is gone, or handles applications no more, reads as nobody. The row keeps the id, so that
 * deleting an admin waits for no application, and one whose role comes back is found where they were.
 */
export const withFollowers = async (items: readonly JobRequest[]): Promise<JobRequest[]> => {
  if (items.every(({ followUp }) => followUp === '')) return [...items];
  const ids = new Set((await findFollowers()).map(({ id }) => id));
  return items.map((item) => (ids.has(item.followUp) ? item : { ...item, followUp: '' }));
};

/** What filters the list for those that nobody follows up, by the same rule. */
export const followUpConditions = async (): Promise<ReadonlyMap<string, object>> => {
  const ids = (await findFollowers()).map(({ id }) => id);
  return new Map([[NO_FOLLOW_UP, { $or: [{ followUp: { $null: true } }, { followUp: { $notIn: ids } }] }]]);
};

/** The name of who is to follow an application up; empty for nobody. Throws 400 where there is no such person. */
export const nameOfFollower = async (id: string): Promise<string> => {
  if (id === '') return '';
  const found = (await findFollowers()).find((one) => one.id === id);
  if (!found) refuseFaults([{ field: 'followUp', code: 'invalid_choice' }]);
  return found?.fullName ?? '';
};
