import { TRASH_RETENTION_DAYS } from '@sanabel/contract';
import { settings } from '../../config/sanabel.ts';
import { type PrivateUid, type Stored, table } from '../database/table.ts';

const DAY_MS = 24 * 3600 * 1000;
const ACTIVITY_RETENTION_DAYS = 365;
const CODE_RETENTION_DAYS = 1;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const older = async (uid: PrivateUid, column: string, before: string): Promise<number> =>
  (await table<Stored>(uid).deleteMany({ where: { [column]: { $lt: before } } as never })).count;

/** Deletes for good whatever has outlived its time; how many of each kind. */
export const deleteExpired = async (): Promise<Readonly<Record<string, number>>> => ({
  trash: await older('api::trash.trash-entry', 'deletedAt', daysAgo(TRASH_RETENTION_DAYS)),
  jobRequests: await older('api::job-request.job-request', 'createdAt', daysAgo(settings.JOB_REQUEST_RETENTION_DAYS)),
  activity: await older('api::activity.activity-entry', 'createdAt', daysAgo(ACTIVITY_RETENTION_DAYS)),
  codes: await older('api::auth.sign-in-code', 'expiresAt', daysAgo(CODE_RETENTION_DAYS)),
  registrations: await older('api::auth.registration', 'expiresAt', daysAgo(0)),
  sessions: await older('api::auth.session', 'expiresAt', daysAgo(0)),
  limits: await older('api::auth.rate-limit', 'windowEndsAt', daysAgo(0)),
});
