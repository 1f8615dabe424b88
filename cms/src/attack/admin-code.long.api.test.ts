import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ActivityEntry } from '@sanabel/contract';
import { takeData } from '@sanabel/scripts/testing/cms/data.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const SECRETS = ['CONTENT_TOKEN', 'CODE_SECRET', 'APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET'];
const secrets = Object.fromEntries(SECRETS.map((name) => [name, `${name}-shared-with-the-tool-0123456789abcdef`]));

const cms = withCms(secrets);

const adminCode = async (email: string) => {
  const { dataDir, databaseUrl = '' } = await takeData(cms.dataDir);
  return promisify(execFile)(process.execPath, ['dist/src/admin-code.js', email], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...secrets, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
  }).catch((error: { stdout: string }) => error);
};
const verify = (otp: string) => cms.call('POST', '/auth/verify-login', { json: { email: cms.admin.email, otp } });

it('the running CMS is asked, without a second one', async () => {
  const command = (email: string) =>
    promisify(execFile)(process.execPath, ['scripts/admin-tool/main.ts', 'admin-code', email], {
      cwd: join(import.meta.dirname, '../../..'),
      // No database answers there.
      env: { ...secrets, PATH: process.env.PATH, ENV_FILE: '', DATA_DIR: cms.dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    }).catch((error: { stdout: string }) => error);
  const code = /^\d{6}$/m.exec((await command(cms.admin.email.toUpperCase())).stdout)?.[0] ?? '';
  await cms.call('POST', '/auth/login', { json: cms.admin });
  expect((await verify(code)).status).toBe(200);
  expect((await command('nobody@sanabel.example')).stdout).toContain('No active admin has this address.');
});

describe('npm run admin:code, where no CMS runs', () => {
  it('prints a code that unlocks the second step once, and leaves a line of activity without the code', async () => {
    await Promise.all(Array.from({ length: 12 }, () => verify('000000')));
    expect((await verify('000000')).status).toBe(429);
    const { stdout } = await adminCode(cms.admin.email.toUpperCase());
    const code = /^\d{6}$/m.exec(stdout)?.[0] ?? '';
    // The code is only the second factor: without the password it opens nothing.
    expect((await verify(code)).status).toBe(401);
    await cms.call('POST', '/auth/login', { json: cms.admin });
    const signedIn = await verify(code);
    expect(signedIn.status).toBe(200);
    expect((await verify(code)).status).toBe(401);
    const { token } = (await signedIn.json()) as { token: string };
    const [entry] = (await (await cms.call('GET', '/activity', { token })).json()) as ActivityEntry[];
    expect(entry).toMatchObject({ action: 'create', kind: 'sign-in-codes', adminId: '', adminName: '' });
    expect(JSON.stringify(entry)).not.toContain(code);
    expect(await cms.inbox.code(cms.admin.email)).not.toBe(code);
  });

  it('prints no code for an address that is no admin’s', async () => {
    const { stdout } = await adminCode('nobody@sanabel.example');
    expect(stdout).toContain('No active admin has this address.');
  });
});
