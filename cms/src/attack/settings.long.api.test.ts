import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cmsEnvironment } from '@sanabel/scripts/testing/cms/cms.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { freePort } from '@sanabel/scripts/testing/free-ports.ts';
import { describe, expect, it } from 'vitest';

const cms = withCms();
const run = promisify(execFile);
const CMS_FOLDER = new URL('../../', import.meta.url);

const refusal = async (settings: Record<string, string>): Promise<string> => {
  const env = { ...cmsEnvironment({ dataDir: cms.dataDir }), PORT: String(await freePort()), ...settings };
  const started = run(process.execPath, ['dist/src/server.js'], { cwd: CMS_FOLDER, env, timeout: 60_000 });
  return started.then(
    () => 'it has started',
    ({ stderr }: { stderr: string }) => stderr,
  );
};

describe('the CMS by itself does not start', () => {
  it.each([
    ['ADMIN_PASSWORD', 'admin', 'not be a common password'],
    ['ADMIN_PASSWORD', 'administrator1', 'not be a common password'],
    ['CODE_SECRET', 'a'.repeat(32), 'can be guessed'],
    ['JWT_SECRET', '0123456789'.repeat(4), 'can be guessed'],
    ['JWT_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789', 'can be guessed'],
  ])('with %s=%s', async (name, value, words) => {
    const message = await refusal({ [name]: value });
    expect(message).toContain(`${name}: `);
    expect(message).toContain(words);
    expect(message).not.toContain(value);
  });

  it('with secrets that differ by their last character', async () => {
    const base = 'qV3n8ZkT1yPw6RbX9mLc4HsJ7dFg2AeU';
    const message = await refusal({ CODE_SECRET: `${base}x`, APP_KEYS: `${base}y` });
    expect(message).toContain('APP_KEYS: is nearly the same as CODE_SECRET');
  });

  it('with one secret for two purposes', async () => {
    const shared = 'qV3n8ZkT1yPw6RbX9mLc4HsJ7dFg2AeU';
    const message = await refusal({ CODE_SECRET: shared, JWT_SECRET: shared });
    expect(message).toContain('JWT_SECRET: is the same as CODE_SECRET');
  });
});
