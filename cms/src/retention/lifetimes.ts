import { AUTOSAVE_RETENTION_DAYS, INVITATION_RETENTION_DAYS, WITHDRAWN_LIFE_SECONDS } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { settings } from '../../config/sanabel.ts';
import { type PrivateUid, type Stored, table } from '../database/table.ts';

/** Each event includes the ones before: access changes (password, address, role), the role changes, the account is deleted. */
const ENDINGS = ['access', 'role', 'account'] as const;
export type Ending = (typeof ENDINGS)[number];

type Time =
  /** Timestamp columns, and days to keep a row after any of them. */
  | { after: readonly (readonly [column: string, days: number])[] }
  /** Names what deletes the rows when age alone does not. */
  | { until: string };

type Owner =
  /** The account's column, and the event that deletes the row. */
  | { of: readonly [column: string, ending: Ending] }
  /** Reason why a row outlives its account. */
  | { outlives: string }
  | object;

const ACTIVITY_RETENTION_DAYS = 365;
const CODE_RETENTION_DAYS = 1;
const DAY_SECONDS = 24 * 3600;

/** Retention of every private table, used when an account ends and by the daily task. A table without an entry does not compile. */
export const LIFETIMES: Readonly<Record<PrivateUid, Time & Owner>> = {
  'api::account.saved-filter': { of: ['adminId', 'account'], until: 'their number per account' },
  'api::activity.activity-entry': { outlives: 'it says who did what', after: [['createdAt', ACTIVITY_RETENTION_DAYS]] },
  'api::auth.mailed-link': { of: ['adminId', 'access'], after: [['expiresAt', CODE_RETENTION_DAYS]] },
  'api::auth.rate-limit': { after: [['windowEndsAt', 0]] },
  'api::auth.recovery-code': { of: ['adminId', 'account'], until: 'its use' },
  'api::auth.registration': { after: [['expiresAt', 0]] },
  'api::auth.second-factor': { of: ['adminId', 'account'], until: 'its removal' },
  'api::auth.security-event': { outlives: 'it says what happened to an account', after: [['at', ACTIVITY_RETENTION_DAYS]] },
  'api::auth.session': { of: ['adminId', 'access'], after: [['expiresAt', 0]] },
  'api::auth.sign-in-code': { of: ['adminId', 'access'], after: [['expiresAt', CODE_RETENTION_DAYS]] },
  'api::auth.spent-address': { until: 'never: an address of ADMIN_EMAILS makes one account' },
  'api::autosave.autosave': { of: ['adminId', 'account'], after: [['savedAt', AUTOSAVE_RETENTION_DAYS]] },
  'api::backup.backup-download': { of: ['adminId', 'access'], after: [['expiresAt', 0]] },
  'api::backup.backup-run': { outlives: 'it says who made an archive', until: 'its archive' },
  'api::glossary-term.glossary-term': { until: 'its deletion' },
  // The lifetime of the autosave in which the panel keeps the key.
  'api::idempotency-key.idempotency-key': { of: ['adminId', 'account'], after: [['createdAt', AUTOSAVE_RETENTION_DAYS]] },
  'api::invitation.invitation': {
    of: ['invitedById', 'role'],
    after: [
      ['expiresAt', INVITATION_RETENTION_DAYS],
      ['withdrawnAt', WITHDRAWN_LIFE_SECONDS / DAY_SECONDS],
    ],
  },
  'api::job-request.job-note': { outlives: 'colleagues go on with an application', until: 'its application' },
  'api::job-request.job-notice': { until: 'its mail, or its application' },
  'api::job-request.job-request': {
    outlives: 'colleagues go on with an application',
    after: [['createdAt', settings.JOB_REQUEST_RETENTION_DAYS]],
  },
  'api::mail.mail': { until: 'its delivery' },
  'api::mail.mail-result': { after: [['at', 8]] },
  'api::medium.medium': { until: 'the collection of what nothing refers to' },
  'api::missed-search.missed-search': { until: 'the day in its row, with the daily task' },
  'api::presence.presence': { of: ['adminId', 'account'], after: [['expiresAt', 0]] },
  'api::preview.preview': { of: ['adminId', 'access'], after: [['expiresAt', 0]] },
  'api::publication.publication-call': { outlives: 'it says who published', after: [['requestedAt', 90]] },
  'api::publication.publication-entry': { outlives: 'it says who published', until: 'the trimming of the log' },
  'api::publication.publication-state': { until: 'never: it is one row' },
  'api::site-health.site-health-state': { until: 'never: it is one row' },
  'api::timed-change.timed-change': { outlives: 'it is content, as an item whose time is to come', until: 'its time, or its item' },
  'api::trash.trash-entry': { outlives: 'it says who deleted', until: 'the emptying of the trash' },
  'api::useful.useful-count': { until: 'the month in its row, with the daily task' },
  'api::version.version': { outlives: 'it says who changed an item', until: 'the trimming of versions' },
  'plugin::users-permissions.user': { until: 'its deletion' },
};

const UIDS = Object.keys(LIFETIMES) as (keyof typeof LIFETIMES)[];
type Named = Stored & Record<string, unknown>;

/** Strapi event for work in progress outside of the database; it carries `adminId`. */
export const ACCESS_ENDED = 'sanabel.access-ended';

/** Call it in the transaction of the change. `except` is a session to keep. */
export const endRowsOf = async (adminId: string, ending: Ending, except?: Pick<Stored, 'id'>): Promise<void> => {
  const reached = ENDINGS.slice(0, ENDINGS.indexOf(ending) + 1);
  for (const uid of UIDS) {
    const lifetime = LIFETIMES[uid];
    if (!('of' in lifetime) || !reached.includes(lifetime.of[1])) continue;
    const spared = except && uid === 'api::auth.session' ? { id: { $ne: except.id } } : {};
    await table<Named>(uid).deleteMany({ where: { [lifetime.of[0]]: adminId, ...spared } });
  }
};

export const deleteOver = async (uid: PrivateUid): Promise<number> => {
  const lifetime = LIFETIMES[uid];
  let deleted = 0;
  for (const [column, days] of 'after' in lifetime ? lifetime.after : [])
    deleted += (await table<Named>(uid).deleteMany({ where: { [column]: { $lt: new Date(Date.now() - days * DAY_MS).toISOString() } } }))
      .count;
  return deleted;
};

export const deleteAllOver = async (): Promise<Readonly<Record<string, number>>> => {
  const done: Record<string, number> = {};
  for (const uid of UIDS) {
    const count = await deleteOver(uid);
    if (count > 0) done[uid.slice(uid.indexOf('.') + 1)] = count;
  }
  return done;
};
