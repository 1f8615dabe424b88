import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { type Mood, startMoodyInbox } from '@sanabel/scripts/testing/cms/moody-inbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type MailServer = Awaited<ReturnType<typeof startMoodyInbox>>;
const TRY_MS = '3000';
/** The machine of the publisher looks after the mail server's health, so that every connection is a letter's. */
const NO_HEALTH_CHECK = { PUBLISHER_URL: 'http://127.0.0.1:9' };

let cms: Cms;
let mail: MailServer;
const start = async (mood: Mood, timeout = TRY_MS, more: Record<string, string> = {}) => {
  mail = await startMoodyInbox(mood);
  cms = await startCms({ SMTP_PORT: String(mail.port), SMTP_TIMEOUT_MS: timeout, ...NO_HEALTH_CHECK, ...more });
};
const restart = async () => {
  await cms.halt();
  await setTimestamp(cms, 'outgoing_mails', 'next_try_at', -1);
  cms = await startCms({ SMTP_PORT: String(mail.port), SMTP_TIMEOUT_MS: TRY_MS, ...NO_HEALTH_CHECK }, cms.dataDir);
};
const stop = async () => {
  await cms.stop();
  await mail.stop();
};

const login = async () => (await cms.call('POST', '/auth/login', { json: cms.admin })).status;
const waiting = () => query<{ tries: number }>(cms, 'select tries from outgoing_mails');
const codeFrom = async (count: number) => /^\d{6}$/m.exec((await mail.inbox.next(cms.admin.email, count)).text ?? '')?.[0];
const verify = async (otp: string | undefined) =>
  (await cms.call('POST', '/auth/verify-login', { json: { email: cms.admin.email, otp } })).status;
/** Skips the 59 seconds between two codes, and the hour of the mail limit. */
const resend = async () => {
  await setTimestamp(cms, 'rate_limits', 'window_ends_at', -1);
  return (await cms.call('POST', '/auth/resend-otp', { json: { email: cms.admin.email, type: 'login' } })).status;
};
/** Milliseconds until the queued mail is retried. */
const due = async () => {
  const [row] = await query<{ next_try_at: number | string | Date }>(cms, 'select next_try_at from outgoing_mails');
  return new Date(row?.next_try_at ?? 0).getTime() - Date.now();
};
const failures = () => cms.log().split('a mail could not be sent').length - 1;

describe('a mail server that is', () => {
  beforeAll(() => start('well'));
  afterAll(stop);

  it.each<Mood>(['silent', 'dripping', 'hanging up', 'refusing', 'busy', 'never done'])(
    '%s costs one try and its connection; another code arrives when it is well',
    async (mood) => {
      const [connections, failed, mails] = [mail.connections(), failures(), mail.inbox.count(cms.admin.email)];
      mail.become(mood);
      expect(await login()).toBe(200);
      await expect.poll(failures, { timeout: 10_000 }).toBe(failed + 1);
      await expect.poll(() => mail.open()).toBe(0);
      expect([mail.connections(), await waiting()]).toEqual([connections + 1, [{ tries: 1 }]]);
      mail.become('well');
      expect(await resend()).toBe(200);
      expect(await verify(await codeFrom(mails + 1))).toBe(200);
      await query(cms, 'delete from outgoing_mails');
      expect(cms.log()).not.toContain(cms.admin.email);
    },
  );
});

/** Each test starts the CMS, some several times. */
describe('a mail that waits', { timeout: 120_000 }, () => {
  afterEach(stop);

  it('for a silent server delays no answer and no other mail', async () => {
    await start('silent', '60000');
    expect(await login()).toBe(200);
    await expect.poll(() => mail.connections()).toBe(1);
    mail.become('well');
    expect(await login()).toBe(200);
    expect(await verify(await codeFrom(1))).toBe(200);
    await expect.poll(async () => [mail.open(), (await waiting()).length]).toEqual([1, 1]);
  });

  it('outlives a restart', async () => {
    await start('silent');
    expect(await login()).toBe(200);
    await expect.poll(waiting).toEqual([{ tries: 1 }]);
    mail.become('well');
    await restart();
    expect(await verify(await codeFrom(1))).toBe(200);
    await expect.poll(waiting).toEqual([]);
  });

  it('is given up after three tries, over restarts too, and another code can be asked for', async () => {
    await start('refusing');
    expect(await login()).toBe(200);
    for (const tries of [1, 2]) {
      await expect.poll(() => cms.log()).toContain(`a mail could not be sent (try ${tries})`);
      expect(await waiting()).toEqual([{ tries }]);
      await restart();
    }
    await expect.poll(() => cms.log()).toContain('a mail could not be sent (try 3)');
    await expect.poll(waiting).toEqual([]);
    expect(mail.connections()).toBe(3);
    mail.become('well');
    expect(await resend()).toBe(200);
    expect(await verify(await codeFrom(1))).toBe(200);
    expect(mail.inbox.count(cms.admin.email)).toBe(1);
  });

  it('is tried again by itself: twenty seconds later, then sixty', async () => {
    await start('refusing');
    await login();
    // A running try is due again soon after it; a failed one after its pause.
    await expect.poll(due).toBeGreaterThan(2 * Number(TRY_MS));
    expect(await due()).toBeLessThanOrEqual(20_000);
    await restart();
    await expect.poll(due).toBeGreaterThan(20_000);
    expect(await due()).toBeLessThanOrEqual(60_000);
  });
});

/** A notice of an application is still useful a day later. */
describe('a notice, while the mail server is out,', { timeout: 120_000 }, () => {
  const HOUR_S = 3_600;
  const application = { fullName: 'منى', phoneNumber: '01012345678', email: 'mona@example.com', role: 'Agronomist', qualification: 'x' };
  const isOld = (hours: number) => setTimestamp(cms, 'outgoing_mails', 'created_at', -hours * HOUR_S);

  beforeEach(async () => {
    await start('busy', TRY_MS, { JOB_NOTICE_DELAY_MS: '0' });
    expect((await cms.call('POST', '/job-requests', { json: { ...application, experience: '1' } })).status).toBe(201);
    await expect.poll(waiting).toEqual([{ tries: 1 }]);
    await query(cms, 'update outgoing_mails set tries = 8');
  });
  afterEach(stop);

  it('is tried once an hour, and arrives when the server is back before the day is over', async () => {
    await restart();
    await expect.poll(due).toBeGreaterThan(59 * 60_000);
    expect(await due()).toBeLessThanOrEqual(60 * 60_000);
    expect(await waiting()).toEqual([{ tries: 9 }]);
    await isOld(23);
    mail.become('well');
    await restart();
    expect((await mail.inbox.next(cms.admin.email, 1)).subject).toContain('One new work request');
    await expect.poll(waiting).toEqual([]);
  });

  it('is given up after a day', async () => {
    await isOld(23);
    await restart();
    await expect.poll(due).toBeGreaterThan(59 * 60_000);
    await isOld(25);
    await restart();
    await expect.poll(waiting).toEqual([]);
    expect(mail.inbox.count(cms.admin.email)).toBe(0);
  });
});
