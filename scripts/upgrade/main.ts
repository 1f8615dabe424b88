import '../environment/dot-env.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '@sanabel/contract/enumerations';
import { addressOf } from '@sanabel/contract/pages';
import { readEnvironment } from '../environment/environment.ts';
import { ROOT } from '../environment/root.ts';
import { ExpectedError } from '../process/log.ts';
import { readPublisher } from '../process/publisher.ts';
import { runProgram } from '../process/run.ts';
import { until } from '../process/until.ts';
import { isOfRelease, packRelease, readRelease, removeRelease, unpackRelease } from '../release/archive.ts';

/**
 * `npm run upgrade [-- REF]` on a server: stops the CMS, makes a backup, installs and builds another version (by default the newest of the
 * branch), starts and checks it. A failure restores the earlier version and the backup. Visitors can read the site throughout. The path of
 * an archive of `npm run build -- release` instead of REF brings that version already built.
 *
 * `--stop`, `--start` and `--site` replace the systemd commands for CMS and site server, which deploy/sudoers allows. `--wait` is the
 * number of seconds in which the new version has to answer, and to make progress with the pages.
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

const WAIT_MS = Number(values.wait) * 1000;

/** True once the CMS is stopped: from then on nothing may interrupt the upgrade. */
let isUnderWay = false;

const run = async (program: string, args: readonly string[]): Promise<string> => {
  const { status, output, answer } = await runProgram(program, args, { cwd: ROOT, isApart: isUnderWay });
  if (status !== 0) throw new ExpectedError(`${program} ${args.join(' ')} failed:\n${output.trim().slice(-2_000)}`);
  return answer.trim();
};
const shell = (command: string): Promise<string> => run('sh', ['-c', command]);
const git = (...args: string[]): Promise<string> => run('git', args);

const report = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);

const answers = async (address: string): Promise<boolean> =>
  fetch(address)
    .then(({ ok }) => ok)
    .catch(() => false);

/** Waits until this version has published all pages; throws after `--wait` seconds without progress. False for a pinned release. */
const untilPublished = async (dataDir: string): Promise<boolean> => {
  let [movedAt, left, output] = [Date.now(), -1, 'its publisher does not answer'];
  const check = async (): Promise<string | null> => {
    const state = await readPublisher(dataDir).catch(() => null);
    if (state && state.work !== 'going') return state.work;
    if (state && state.left !== left) [movedAt, left] = [Date.now(), state.left];
    if (state) output = state.failure?.detail ?? `it stands at ${left} pages`;
    if (Date.now() - movedAt > WAIT_MS) throw new ExpectedError(`This version does not publish the whole site: ${output}`);
    return null;
  };
  return (await until(check, { timeoutMs: Number.POSITIVE_INFINITY, what: 'The whole site in this version' })) !== 'held';
};

/** Tells if the earlier version could publish: only then is the new one to blame for a failure. */
const couldPublish = (): Promise<boolean> =>
  readPublisher(readEnvironment(process.env).DATA_DIR).then(
    ({ failure }) => failure === null,
    () => true,
  );

/** Starts the CMS and waits for it and the site; with `isNew`, until this version has published everything. */
const startAndCheck = async ({ isNew }: { isNew: boolean }): Promise<void> => {
  const { CMS_URL, HOST, SITE_PORT, DEFAULT_LOCALE, DATA_DIR, REBUILD_HOOK_URL } = readEnvironment(process.env);
  const site = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${SITE_PORT}`;
  await shell(values.start);
  await until(() => answers(`${CMS_URL}/api/v1/health`), { timeoutMs: WAIT_MS, what: 'an answer of the CMS' });
  const isSeen = !isNew || (await untilPublished(DATA_DIR));
  await shell(values.site);
  for (const path of ['/build.json', ...LOCALES.map((locale) => addressOf(locale, '/', DEFAULT_LOCALE))])
    await until(() => answers(site + path), { timeoutMs: WAIT_MS, what: `the page ${path} of the site` });
  if (REBUILD_HOOK_URL) report('The pages are on a CDN, which builds them of your repository by itself.');
  else if (!isSeen) report('The site stays on the release that somebody went back to: “publish now” in the panel ends that.');
};

const install = async (): Promise<void> => {
  await run('node', ['scripts/install.mjs']);
  await run('npm', ['run', 'build', '--silent']);
};

/** Puts a version in place, with what an archive has built of it, or to be built here. */
const place = async (version: string, archive: string | null): Promise<void> => {
  await git('checkout', '--quiet', '--detach', version);
  if (archive) await unpackRelease(archive);
  else if (isOfRelease()) removeRelease();
  await install();
};

const goBack = async (version: string, built: string | null, backup: string): Promise<void> => {
  report('Going back to the version before, and to the backup.');
  const pinFile = join(readEnvironment(process.env).DATA_DIR, 'published', 'held');
  const pinned = existsSync(pinFile) ? readFileSync(pinFile) : null;
  try {
    await shell(values.stop);
    await place(version, built);
    await run('npm', ['run', 'restore', '--silent', '--', backup]);
    // A restore removes the pin, but the backup has the content that was pinned.
    if (pinned) writeFileSync(pinFile, pinned);
    await startAndCheck({ isNew: false });
  } catch (error) {
    console.error(error instanceof ExpectedError ? error.message : error);
    throw new ExpectedError(
      `The way back failed, too, and the CMS may stand still. When the cause is mended:\n  ${values.stop}\n  git checkout --detach ${version}\n` +
        `  npm run restore -- ${backup}\n  ${values.start}`,
    );
  }
};

/** Ignores Ctrl-C and a lost connection: the CMS must not stay stopped half-way. */
const begin = (): void => {
  isUnderWay = true;
  for (const signal of ['SIGHUP', 'SIGINT'] as const) process.on(signal, () => report('An upgrade is not broken off: it ends by itself.'));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

const upgrade = async (): Promise<void> => {
  if ((await git('status', '--porcelain', '--untracked-files=no')) !== '')
    throw new ExpectedError('Files of this checkout were changed here. Commit them, or take them back: git checkout .');
  await git('fetch', '--quiet', '--tags', 'origin');
  const before = await git('rev-parse', 'HEAD');
  const archive = positionals[0]?.endsWith('.tar.gz') ? resolve(process.env.INIT_CWD ?? '', positionals[0]) : null;
  const asked = archive ? (await readRelease(archive)).commit : (positionals[0] ?? 'origin/HEAD');
  const wanted = await git('rev-parse', '--verify', `${asked}^{commit}`);
  if (wanted === before) return report('This is that version already: nothing was done.');
  const isBehind = (await runProgram('git', ['merge-base', '--is-ancestor', before, wanted], { cwd: ROOT })).status !== 0;
  if (isBehind && positionals[0] === undefined)
    throw new ExpectedError('This checkout has commits that origin lacks, and would lose them: push them there, or name a version.');

  const isSound = await couldPublish();
  report('The CMS stops: editors wait, visitors do not.');
  begin();
  await shell(values.stop);
  let backup = '';
  const built = isOfRelease() ? join(readEnvironment(process.env).DATA_DIR, 'release-before.tar.gz') : null;
  try {
    if (built) await packRelease(built);
    [backup = ''] = (await run('npm', ['run', 'backup', '--silent'])).split('\n');
    report(`Backup: ${backup}`);
    report(archive ? 'Installing the new version …' : 'Installing and building the new version …');
    await place(wanted, archive);
    await startAndCheck({ isNew: isSound });
    report(`Upgraded from ${before.slice(0, 8)} to ${wanted.slice(0, 8)}.`);
  } catch (error) {
    console.error(error instanceof ExpectedError ? error.message : error);
    if (backup) await goBack(before, built, backup);
    else await shell(values.start);
    const since = backup ? 'What was written since the backup is in DATA_DIR/before-restore-….' : 'Without a backup nothing was changed.';
    throw new ExpectedError(`Not upgraded: the version before (${before.slice(0, 8)}) runs again. ${since}`);
  }
};

try {
  await upgrade();
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
