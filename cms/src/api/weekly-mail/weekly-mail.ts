import { COUNTRY } from '@sanabel/brand/club';
import { CALLS, LOCALES, type Locale, mayMake, type Need, needsOf } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { createWorker } from '../../concurrency/worker.ts';
import { isSameDigest, keyedDigest, keyedDigests } from '../../database/secrets.ts';
import { readTable, type Stored } from '../../database/table.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type AccountRow, accounts, LIVE_ADMINS } from '../auth/accounts.ts';
import { readStates } from '../figures/states.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { stateOf } from '../publication/advance.ts';
import { readFacts } from '../publication/rules.ts';
import { lastWeekly, nextWeekly } from './due.ts';
import { weeklyMail } from './letter.ts';

/** Changes in another process are found by polling. */
const POLL_MS = 60_000;

const may = ({ documentId: id, adminRole }: AccountRow, name: string): boolean => {
  const call = CALLS.find(({ method, path }) => `${method} ${path}` === name);
  return call !== undefined && mayMake(call, { id, adminRole: adminRole ?? '' });
};

/** Tasks of all admins together. */
const readAll = async () => ({
  hasFailed: stateOf(await readFacts()) === 'failed',
  requests: await readTable<Stored & { status: string }>('api::job-request.job-request').count({ where: { status: 'new' } }),
  states: await readStates(),
});

const needsFor = (account: AccountRow, all: Awaited<ReturnType<typeof readAll>>): Need[] =>
  needsOf({
    hasFailed: all.hasFailed && may(account, 'GET /publication'),
    requests: may(account, 'GET /job-requests') ? all.requests : 0,
    states: may(account, 'PATCH /crops/{id}') ? all.states : [],
  });

const PURPOSE = 'weekly mail';
const TOKEN = /^([a-z0-9]{16,40})-([A-Za-z0-9_-]{43})$/;

/** Derived without a row, so that the link of an old mail works too. */
const endToken = (adminId: string): string => `${adminId}-${keyedDigest(PURPOSE, adminId)}`;

export const ownerOf = (token: string): string | null => {
  const [, adminId = '', digest = ''] = TOKEN.exec(token) ?? [];
  return adminId !== '' && keyedDigests(PURPOSE, adminId).some((one) => isSameDigest(one, digest)) ? adminId : null;
};

const adminUrl = new URL('/admin', settings.SITE_URL).href;
const endUrlOf = ({ documentId }: AccountRow): string => new URL(`/api/v1/weekly-mail/${endToken(documentId)}`, settings.SITE_URL).href;

/** Sends one admin's weekly mail, from one process only; nothing when there are no tasks. */
const notify = (account: AccountRow, needs: readonly Need[], last: string): Promise<void> =>
  inTransaction(async () => {
    const { id, email: to, weeklyMail: locale } = account;
    const data = { weeklyMailAt: new Date().toISOString() };
    const { count } = await accounts().updateMany({ where: { id, weeklyMailAt: { $lt: last } }, data });
    if (count === 1 && locale && needs.length > 0)
      await enqueueMail(weeklyMail({ to, locale, needs, adminUrl, endUrl: endUrlOf(account) }));
  });

/** Mails each subscribed admin once a week; a time missed while nothing ran is made up for. */
export const weeklyMails = createWorker('weekly mails', async () => {
  const now = Date.now();
  const last = new Date(lastWeekly(now, COUNTRY.timeZone)).toISOString();
  const due = await accounts().findMany({ where: { ...LIVE_ADMINS, weeklyMail: { $in: [...LOCALES] }, weeklyMailAt: { $lt: last } } });
  if (due.length > 0) {
    const all = await readAll();
    for (const account of due) await notify(account, needsFor(account, all), last);
  }
  return Math.min(POLL_MS, nextWeekly(now, COUNTRY.timeZone) - now);
});

export const weeklyMailOf = ({ weeklyMail: locale }: AccountRow): { isOn: boolean } => ({ isOn: Boolean(locale) });

/** Turns the mail on in a language, or off (empty). The first mail comes at the next time, not for the past week. */
export const switchWeeklyMail = async (account: AccountRow, locale: Locale | ''): Promise<{ isOn: boolean }> => {
  const isNew = locale !== '' && !account.weeklyMail;
  const data = { weeklyMail: locale, ...(isNew ? { weeklyMailAt: new Date().toISOString() } : {}) };
  await accounts().updateMany({ where: { id: account.id }, data });
  weeklyMails.wake();
  return { isOn: locale !== '' };
};
