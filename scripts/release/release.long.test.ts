import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkWorkspaces } from '../e2e/repo-rules/another-club.ts';
import { inRoot } from '../environment/root.ts';
import { runProgram } from '../process/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanabel-release-'));
const build = (checkout: string, args: string[], env: Record<string, string> = {}) =>
  runProgram(process.execPath, ['scripts/build/main.ts', ...args], {
    cwd: checkout,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env },
  });

/** Clones this commit, with the packages of this checkout. */
const clone = (name: string): string => {
  const checkout = join(folder, name);
  execFileSync('git', ['clone', '--quiet', inRoot(), checkout]);
  linkWorkspaces(checkout, ['contract', 'brand', 'cms', 'site', 'admin', 'scripts']);
  return checkout;
};

let archive = '';
beforeAll(async () => {
  const { status, output, answer } = await build(clone('workshop'), ['release']);
  expect(status, output).toBe(0);
  archive = answer.trim().split('\n').at(-1) ?? '';
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }), 120_000);

describe('a release', () => {
  it('is all that a server needs to have built, with the names that it was built for', async () => {
    const server = clone('server');
    execFileSync('tar', ['-xzf', archive, '-C', server]);
    expect((await build(server, [])).output).toBe('Built.\n');
    const { status, output } = await build(server, [], { CLUB_NAME_EN: 'Another club' });
    expect(status).toBe(1);
    expect(output).toContain('does not fit this checkout or its names');
    rmSync(join(server, 'release.json'));
    expect((await build(server, [], { CLUB_NAME_EN: 'Another club' })).output).toContain('Building admin');
  });

  it('is of a commit: a changed checkout is refused', async () => {
    const changed = clone('changed');
    execFileSync('sh', ['-c', 'echo >> cms/package.json'], { cwd: changed });
    const { status, output } = await build(changed, ['release']);
    expect(status).toBe(1);
    expect(output).toContain('Commit the changes');
  });
});
