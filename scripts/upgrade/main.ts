import '../environment/dot-env.ts';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { LOCALES } from '@sanabel/contract/enumerations';
import { addressOf } from '@sanabel/contract/pages';
import { readEnvironment } from '../environment/environment.ts';
import { ROOT } from '../environment/root.ts';
import { ExpectedError } from '../process/log.ts';
import { until } from '../process/until.ts';

/**
 * `npm run upgrade [-- REF]`, on a server: brings another version, by itself the newest of the branch. The CMS stops, a backup is made, the
 * version is installed and built, the CMS starts, and is looked at. What fails leads back: the version before, and the rows and uploads of
 * the backup. Visitors read the published site all the while.
 *
 * `--stop`, `--start` and `--site` are the commands that stop and start the CMS and start the site server anew; by themselves those of
 * systemd, which deploy/sudoers allows. `--wait` is how many seconds the new version has to answer.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stop: { type: 'string', default: 'sudo systemctl stop sanabel-cms' },
    start: { type: 'string', default: 'sudo systemctl start sanabel-cms' },
    site: { type: 'string', default: 'sudo systemctl restart sanabel-site' },
    wait: { type: 'string', default: '180' },
  },
});

/** Runs a program in the checkout and gives what it says. Throws with its last lines where it fails. */
const run = (program: string, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new ExpectedError(`${program} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.trim().slice(-2_000)}`);
  return stdout.trim();
};
const shell = (command: string): string => run('sh', ['-c', command]);
const git = (...args: string[]): string => run('git', args);

const tell = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);

const answers = async (address: string): Promise<boolean> =>
  fetch(address)
    .then(({ ok }) => ok)
    .catch(() => false);

/** Starts the CMS and waits until it answers and visitors read what it publishes. */
const startAndLook = async (): Promise<void> => {
  const { CMS_URL, HOST, SITE_PORT, DEFAULT_LOCALE } = readEnvironment(process.env);
  const site = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${SITE_PORT}`;
  shell(values.start);
  await until(() => answers(`${CMS_URL}/api/v1/health`), { timeoutMs: Number(values.wait) * 1000, what: 'an answer of the CMS' });
  shell(values.site);
  for (const path of ['/build.json', ...LOCALES.map((locale) => addressOf(locale, '/', DEFAULT_LOCALE))])
    await until(() => answers(site + path), { timeoutMs: Number(values.wait) * 1000, what: `the page ${path} of the site` });
};

const install = (): void => {
  run('node', ['scripts/install.mjs']);
  run('npm', ['run', 'build', '--silent']);
};

const goBack = async (version: string, backup: string): Promise<void> => {
  tell('Going back to the version before, and to the backup.');
  try {
    shell(values.stop);
    git('checkout', '--quiet', '--detach', version);
    install();
    run('npm', ['run', 'restore', '--silent', '--', backup]);
    await startAndLook();
  } catch (error) {
    console.error(error instanceof ExpectedError ? error.message : error);
    throw new ExpectedError(
      `The way back failed, too, and the CMS may stand still. When the cause is mended:\n  ${values.stop}\n  git checkout --detach ${version}\n` +
        `  npm run restore -- ${backup}\n  ${values.start}`,
    );
  }
};

const upgrade = async (): Promise<void> => {
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    throw new ExpectedError('Files of this checkout were changed here. Commit them, or take them back: git checkout .');
  git('fetch', '--quiet', '--tags', 'origin');
  const before = git('rev-parse', 'HEAD');
  const wanted = git('rev-parse', '--verify', `${positionals[0] ?? 'origin/HEAD'}^{commit}`);
  if (wanted === before) return tell('This is that version already: nothing was done.');
  const isBehind = spawnSync('git', ['merge-base', '--is-ancestor', before, wanted], { cwd: ROOT }).status !== 0;
  if (isBehind && positionals[0] === undefined)
    throw new ExpectedError('This checkout has commits that origin lacks, and would lose them: push them there, or name a version.');

  tell('The CMS stops: editors wait, visitors do not.');
  shell(values.stop);
  let backup = '';
  try {
    [backup = ''] = run('npm', ['run', 'backup', '--silent']).split('\n');
    tell(`Backup: ${backup}`);
    git('checkout', '--quiet', '--detach', wanted);
    tell('Installing and building the new version …');
    install();
    await startAndLook();
    tell(`Upgraded from ${before.slice(0, 8)} to ${wanted.slice(0, 8)}.`);
  } catch (error) {
    console.error(error instanceof ExpectedError ? error.message : error);
    if (backup) await goBack(before, backup);
    else shell(values.start);
    throw new ExpectedError(
      `Not upgraded: the version before (${before.slice(0, 8)}) runs again. What was written since the backup is in DATA_DIR/before-restore-….`,
    );
  }
};

// A line to the server that breaks, or Ctrl-C, must not leave the CMS stopped half-way: what was begun goes on to its end.
for (const signal of ['SIGHUP', 'SIGINT'] as const) process.on(signal, () => tell('An upgrade is not broken off: it ends by itself.'));
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
try {
  await upgrade();
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
