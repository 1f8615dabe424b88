import { CALLS, type JobFollower, type JobRequest, NO_FOLLOW_UP } from '@sanabel/contract';
import { refuse } from '../../http/body.ts';
import { accounts, LIVE_ADMINS } from '../auth/accounts.ts';

/** Roles that handle applications; no one else could read what they were to follow up. */
export const HANDLER_ROLES = CALLS.find(({ method, path }) => method === 'PATCH' && path === '/job-requests/{id}')?.roles ?? [];

const toFollower = ({ documentId, fullName }: { documentId: string; fullName: string }): JobFollower => ({ id: documentId, fullName });

export const findFollowers = async (): Promise<JobFollower[]> =>
  (await accounts().findMany({ where: { ...LIVE_ADMINS, adminRole: { $in: HANDLER_ROLES } }, orderBy: [{ id: 'asc' }] })).map(toFollower);

/** Clears followers who no longer handle applications. The row keeps the id: an admin whose role returns is the follower again. */
export const withFollowers = async (items: readonly JobRequest[]): Promise<JobRequest[]> => {
  if (items.every(({ followUp }) => followUp === '')) return [...items];
  const ids = new Set((await findFollowers()).map(({ id }) => id));
  return items.map((item) => (ids.has(item.followUp) ? item : { ...item, followUp: '' }));
};

export const followUpConditions = async (): Promise<ReadonlyMap<string, object>> => {
  const ids = (await findFollowers()).map(({ id }) => id);
  return new Map([[NO_FOLLOW_UP, { $or: [{ followUp: { $null: true } }, { followUp: { $notIn: ids } }] }]]);
};

/** Empty for no follower. Throws 400 for an unknown person. */
export const nameOfFollower = async (id: string): Promise<string> => {
  if (id === '') return '';
  const found = (await findFollowers()).find((one) => one.id === id);
  if (!found) refuse({ field: 'followUp', code: 'invalid_choice' });
  return found?.fullName ?? '';
};
