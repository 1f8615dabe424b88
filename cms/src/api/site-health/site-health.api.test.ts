import { type SiteHealth, signedIn, siteHealth } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { startMoodyInbox } from '@sanabel/scripts/testing/cms/moody-inbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let mail: Awaited<ReturnType<typeof startMoodyInbox>>;
let one: Cms;
let other: Cms;
let token: string;

const start = (data?: string) => startCms({ SMTP_PORT: String(mail.port), SMTP_TIMEOUT_MS: '3000', BACKUP_AT: 'off' }, data);
const signIn = async (): Promise<string> => {
  await one.call('POST', '/auth/login', { json: one.admin });
  const answer = await one.call('POST', '/auth/verify-login', {
    json: { email: one.admin.email, otp: await mail.inbox.code(one.admin.email) },
  });
  return signedIn.parse(await answer.json()).token;
};
const ask = async (method: string, path = '/site-health', cms = one): Promise<SiteHealth> =>
  siteHealth.parse(await (await cms.call(method, path, { token })).json());
const subjects = () => mail.inbox.mails.map(({ subject }) => subject ?? '').filter((subject) => !subject.includes('رمز'));
const trial = async (state: 'done' | 'failed') => {
  await query(one, 'delete from backup_runs');
  const now = new Date();
  await query(
    one,
    'insert into backup_runs (document_id, what, kind, state, cause, started_at, ended_at, seen_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ...['a'.repeat(24), 'try', 'clock', state, 'damaged', now, now, now],
  );
};

beforeAll(async () => {
  mail = await startMoodyInbox('well');
  one = await start();
  other = await start(one.dataDir);
  token = await signIn();
});
afterAll(async () => {
  await other.halt();
  await one.stop();
  await mail.stop();
});

describe('the health of the site', () => {
  it('is for owners, and looked at when the CMS starts', async () => {
    expect((await one.call('GET', '/site-health')).status).toBe(401);
    const [first] = await query<{ id: number }>(one, 'select id from site_health_state where report is not null');
    expect(first).toBeDefined();
    const health = await ask('POST');
    expect(health.mail).toMatchObject({ level: 'good', cause: null, sent: 1, lost: 0 });
    expect(health.disk.total).toBeGreaterThan(health.disk.free);
    expect(health.publication).toMatchObject({ level: 'good', cause: null });
    expect(health.backup).toMatchObject({ level: 'warning', trouble: 'off', lastAt: null });
    expect((await ask('GET')).checkedAt).toBe(health.checkedAt);
    expect(Date.parse((await ask('POST')).checkedAt)).toBeGreaterThan(Date.parse(health.checkedAt));
  });

  it('mails owners one word for a fault, however many processes look and however often', async () => {
    await trial('failed');
    await Promise.all([ask('POST'), ask('POST', '/site-health', other)]);
    const health = await ask('POST');
    expect(health.backup).toMatchObject({ level: 'bad', trouble: 'trial', cause: 'damaged' });
    await expect.poll(subjects).toEqual([expect.stringContaining('the restore test failed')]);
    const text = (await mail.inbox.next(one.admin.email)).text ?? '';
    expect(text).toContain('لم تكن سليمة');
    expect(text).toContain('/admin/health');
    await trial('done');
  });

  it('is checked by one process at a time, also by one whose clock is a little behind', async () => {
    const { checkedAt } = await ask('POST');
    const leaseUntil = (ms: number) => query(one, 'update site_health_state set leased_until = ?', new Date(Date.now() + ms));
    // Leases last 90 s.
    await leaseUntil(91_000);
    expect((await ask('POST')).checkedAt).toBe(checkedAt);
    // A lease of a day is from before the clock was set back.
    await leaseUntil(86_400_000);
    expect(Date.parse((await ask('POST')).checkedAt)).toBeGreaterThan(Date.parse(checkedAt));
  });

  it('says in the panel that mail is out, and by no mail; what else is wrong is mailed when mail is back', async () => {
    await ask('POST');
    await query(one, 'update site_health_state set told = null');
    mail.become('hanging up');
    const out = await ask('POST', '/site-health/mail');
    expect(out.mail).toMatchObject({ level: 'bad', cause: 'unreachable', lost: 1 });
    await trial('failed');
    const told = subjects();
    expect((await ask('POST')).mail.since).toBe(out.mail.since);
    expect(subjects()).toEqual(told);

    mail.become('well');
    expect((await ask('POST', '/site-health/mail')).mail).toMatchObject({ level: 'good', since: null });
    await expect.poll(() => subjects().length).toBe(3);
    expect(subjects().slice(1).sort()).toEqual(
      [expect.stringContaining('test email'), expect.stringContaining('the restore test failed')].sort(),
    );
  });

  it('sees a server that takes no mail although it lets us in', async () => {
    mail.become('refusing');
    for (const _ of [1, 2, 3]) await ask('POST', '/site-health/mail');
    expect((await ask('GET')).mail).toMatchObject({ level: 'bad', cause: 'refused' });
    const begin = async () => (await one.call('POST', '/auth/login', { json: one.admin })).json();
    expect(await begin()).toMatchObject({ status: 'otp_sent', isMailOut: true });
    mail.become('well');
    expect((await ask('POST', '/site-health/mail')).mail.level).toBe('good');
    expect(await begin()).not.toHaveProperty('isMailOut');
  });
});
