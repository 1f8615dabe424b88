import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree } from './e2e/repo-rules/examples.ts';
import { runProgram } from './process/run.ts';
import { chooseAddresses } from './testing/launch.ts';

/** Root may write everywhere, so its tests run as another user. */
const AS_NOBODY = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath];
const [program, args] = process.getuid?.() === 0 ? (['setpriv', AS_NOBODY] as const) : ([process.execPath, []] as const);
const isPossible = spawnSync(program, [...args, '--version']).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'sanabel-other-'));
const [checkout, foreign] = [join(folder, 'checkout'), join(folder, 'foreign')];
const closed = [checkout, join(checkout, 'cms'), join(checkout, 'site'), join(checkout, 'admin'), foreign];

beforeAll(() => {
  copyTree(checkout, /./);
  mkdirSync(foreign);
  for (const path of [folder, ...closed]) chmodSync(path, 0o555);
});
afterAll(() => {
  for (const path of [folder, ...closed]) chmodSync(path, 0o755);
  rmSync(folder, { recursive: true });
});

const run = async (file: string, own: Record<string, string>, options: string[] = []) => {
  const env = { PATH: process.env.PATH, HOME: foreign, ENV_FILE: '', npm_config_cache: join(foreign, 'npm'), ...own };
  const { status, output } = await runProgram(program, [...args, file.startsWith('-') ? file : join(checkout, file), ...options], {
    cwd: checkout,
    env,
  });
  expect(status).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim().split('\n').at(-1);
};

describe.runIf(isPossible)('a checkout of another user', () => {
  it('is not started on a data folder of that user', async () => {
    const { settings } = await chooseAddresses();
    expect(await run('scripts/start/main.ts', { ...settings, DATA_DIR: foreign })).toMatch(/^This user cannot write to .*DATA_DIR chooses/);
  });

  it('gets no backup into a folder of that user', async () => {
    const own = mkdtempSync(join(tmpdir(), 'sanabel-own-'));
    chmodSync(own, 0o777);
    const last = await run('scripts/backup/main.ts', { DATA_DIR: own }, ['backup', '--to', join(foreign, 'backups')]);
    expect(last).toMatch(/^This user cannot write to .*give it the folder/);
    rmSync(own, { recursive: true });
  });

  it('is upgraded with no archive that only that user reads', async () => {
    const archive = join(foreign, 'sanabel.tar.gz');
    chmodSync(foreign, 0o755);
    writeFileSync(archive, '', { mode: 0o600 });
    chmodSync(foreign, 0o555);
    const code = `import('./scripts/release/archive.ts').then(({ readRelease }) => readRelease('${archive}')).catch(({ message }) => { console.log(message); process.exit(1); })`;
    expect(await run('-e', {}, [code])).toMatch(/^This user cannot read /);
  });

  it('does not open its settings', async () => {
    const file = join(foreign, '.env');
    chmodSync(foreign, 0o755);
    writeFileSync(file, '', { mode: 0o600 });
    chmodSync(foreign, 0o555);
    expect(await run('scripts/doctor/main.ts', { ENV_FILE: file })).toMatch(/^This user cannot use .*sudo -u sanabel/);
  });

  it('is not built', async () => {
    const { settings } = await chooseAddresses();
    const own = mkdtempSync(join(tmpdir(), 'sanabel-own-'));
    chmodSync(own, 0o777);
    const last = await run('scripts/start/main.ts', { ...settings, DATA_DIR: join(own, 'data') });
    expect(last).toMatch(/^This user cannot write to .*start as its owner/);
    rmSync(own, { recursive: true });
  });

  it('gets no packages', async () => {
    chmodSync(checkout, 0o755);
    rmSync(join(checkout, 'node_modules'), { recursive: true });
    chmodSync(checkout, 0o555);
    expect(await run('scripts/install.mjs', {})).toMatch(/^This user cannot write to .*start as their owner/);
  });
});
