import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment/environment.ts';
import { queryDatabase, takeData } from '../testing/cms/data.ts';
import { withCms } from '../testing/cms/with-cms.ts';
import { accounts, collisionsIn } from './checks/accounts.ts';

describe('stored e-mail addresses', () => {
  const cms = withCms();
  const check = async () => {
    const { databaseUrl = '' } = await takeData(cms.dataDir);
    const inside = readEnvironment({ DATA_DIR: cms.dataDir, SITE_URL: 'https://club.example' });
    return accounts.run({ site: new URL(inside.SITE_URL), inside, variables: { DATABASE_URL: databaseUrl } });
  };
  const add = (table: string, id: string, email: string) =>
    queryDatabase(cms.dataDir, `insert into ${table} (document_id, email) values (?, ?)`, id, email);

  it('are right while each belongs to one alone', async () => {
    expect((await check()).map(({ state }) => state)).toEqual(['ok']);
  });

  it('that differ in invisible characters are reported with their places in the panel, in both languages', async () => {
    await add('job_requests', 'first', 'mona@example.com');
    await add('job_requests', 'second', '\u200fmona@example.com');
    await add('up_users', 'third', 'Salma@example.com');
    await add('up_users', 'fourth', 'salma@example.com\u200b');
    const found = await check();
    expect(found.map(({ state }) => state)).toEqual(['warning', 'warning']);
    for (const { text, advice } of found) {
      expect(`${text.ar}${advice?.ar}`).toMatch(/[\u0621-\u064a]/);
      // The sentence may be forwarded, so it contains no address.
      expect(`${text.ar}${text.en}`).not.toMatch(/@/);
    }
    const [users, requests] = found.map(({ text }) => text.en);
    expect(users).toContain('https://club.example/admin/admins/third https://club.example/admin/admins/fourth');
    expect(requests).toContain('https://club.example/admin/jobs/first https://club.example/admin/jobs/second');
  });
});

describe('a collision', () => {
  const rows = (...emails: (string | null)[]) => emails.map((email, index) => ({ id: String(index), email }));

  it.each([
    ['a direction mark', ['mona@example.com', '\u200emona@example.com']],
    ['capitals', ['mona@example.com', 'Mona@Example.com']],
    ['an Arabic domain in its other form', ['mona@موقع.مصر', 'mona@xn--4gbrim.xn--wgbh1c']],
    ['a soft hyphen and Arabic digits', ['mona1@example.com', 'mo\u00adna١@example.com']],
  ])('is two addresses that differ in %s', (_, emails) => {
    expect(collisionsIn(rows(...emails))).toEqual([['0', '1']]);
  });

  it('is not the same address twice as it is kept, which the CMS allows, nor one that is no address', () => {
    expect(collisionsIn(rows('mona@example.com', 'mona@example.com', null, null, '', 'no address', 'no address'))).toEqual([]);
    expect(collisionsIn(rows('\u200emona@example.com', 'salma@example.com'))).toEqual([]);
  });
});
