import { errorBody } from '@sanabel/contract';
import { startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres, takeData } from '@sanabel/scripts/testing/cms/data.ts';
import { createDatabase, dropDatabase, queryPostgres } from '@sanabel/scripts/testing/cms/postgres/database.ts';
import { describe, expect, it } from 'vitest';

describe.skipIf(isOnPostgres())('a DATABASE_URL', () => {
  it('of another kind is refused in words', async () => {
    await expect(startCms({ DATABASE_URL: 'mysql://club@localhost/club' })).rejects.toThrow(/DATABASE_URL: needs the form postgres:/);
  });

  it('at which nothing answers is refused in words, without its password', async () => {
    const start = startCms({ DATABASE_URL: 'postgres://club:canary-password@127.0.0.1:9/club' });
    await expect(start).rejects.toThrow(/DATABASE_URL: the database 127\.0\.0\.1:9\/club cannot be used/);
    await expect(start).rejects.not.toThrow(/canary-password/);
  });
});

describe.runIf(isOnPostgres())('an empty PostgreSQL', () => {
  it('is prepared once by processes that start on it together', async () => {
    const databaseUrl = await createDatabase(process.env.TEST_POSTGRES_URL ?? '');
    const started = await Promise.all([startCms({ DATABASE_URL: databaseUrl }), startCms({ DATABASE_URL: databaseUrl })]);
    for (const cms of started) expect((await cms.call('GET', '/health')).status).toBe(200);
    for (const cms of started) await cms.stop();
    await dropDatabase(databaseUrl);
  });
});

describe.runIf(isOnPostgres())('while PostgreSQL is gone', () => {
  it('calls are a 503, and work again when it is back', async () => {
    const cms = await startCms();
    const token = await cms.signIn();
    const { databaseUrl = '' } = await takeData(cms.dataDir);
    const name = new URL(databaseUrl).pathname.slice(1);
    const server = process.env.TEST_POSTGRES_URL ?? '';
    await queryPostgres(server, `alter database ${name} allow_connections false`);
    await queryPostgres(server, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    for (const path of ['/health', '/crops', '/auth/me', '/content'])
      for (const signature of [token, cms.contentToken]) {
        const answer = await cms.call('GET', path, { token: signature });
        expect([401, 503]).toContain(answer.status);
        errorBody.parse(await answer.json());
      }
    expect((await cms.call('GET', '/health')).status).toBe(503);
    await queryPostgres(server, `alter database ${name} allow_connections true`);
    await expect.poll(async () => (await cms.call('GET', '/health')).status, { timeout: 15_000 }).toBe(200);
    expect((await cms.call('GET', '/auth/me', { token })).status).toBe(200);
    await cms.stop();
  });
});
