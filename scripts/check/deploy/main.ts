import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../environment/root.ts';
import { until } from '../../process/until.ts';
import { freePorts } from '../../testing/free-ports.ts';
import { CADDYFILES, checkCaddyfile, checkUnit, missingIn, readCompose, readDockerfile, UNITS, type Verdict } from './lint.ts';

/**
 * `npm run check -- deploy`: checks the files in deploy/ with the programs that read them, and runs the steps of the Dockerfile outside a
 * container: the checkout as `COPY` gives it, each `RUN`, the `CMD` until its `HEALTHCHECK` succeeds, and SIGTERM.
 */
const READY_MS = 180_000;
const GRACE_MS = 15_000;
const faults: string[] = [];
const judge = (name: string, verdict: Verdict): void => {
  console.log(`${verdict === null ? 'not tried' : verdict === '' ? 'right' : 'WRONG'}: ${name}${verdict ? `\n${verdict}` : ''}`);
  if (verdict) faults.push(name);
};
/** Leaves out accounts, rights and packages of the image. */
const outside = (command: string, folder: string, data: string): string =>
  command
    .replaceAll('/opt/sanabel', folder)
    .replaceAll('/var/lib/sanabel', data)
    .replace(/\s*&&\s*chown [^&]*/g, '')
    .replace(/^apt-get .*/, 'true');

const runSteps = async (): Promise<void> => {
  const home = mkdtempSync(join(tmpdir(), 'sanabel-image-'));
  const [folder, data] = [join(home, 'opt'), join(home, 'data')];
  const [site = 0, cms = 0, mail = 0, smtp = 0] = await freePorts(4);
  const env = {
    ...process.env,
    DATA_DIR: data,
    SITE_PORT: String(site),
    CMS_PORT: String(cms),
    MAIL_PORT: String(mail),
    SMTP_PORT: String(smtp),
    SEED: 'none',
  };
  const argumentsOf = (word: string): string[] => {
    const { rest = '[]' } = readDockerfile().find((one) => one.word === word) ?? {};
    return JSON.parse(rest.slice(rest.indexOf('[')));
  };
  try {
    mkdirSync(folder);
    for (const { word, rest } of readDockerfile()) {
      if (word === 'COPY') execFileSync('git', ['clone', '--quiet', inRoot(), folder]);
      if (word !== 'RUN') continue;
      const { status, stdout, stderr } = spawnSync('sh', ['-c', outside(rest, folder, data)], { cwd: folder, env, encoding: 'utf8' });
      judge(`RUN ${rest}`, status === 0 ? '' : `status ${status}\n${stdout}${stderr}`);
      if (status !== 0) return;
    }
    const [program = '', ...rest] = argumentsOf('CMD');
    const child = spawn(program, rest, { cwd: folder, env, stdio: 'ignore', detached: true });
    const gone = once(child, 'exit');
    const [probe = '', ...asked] = argumentsOf('HEALTHCHECK').map((text) => text.replace(':1337', `:${cms}`));
    await until(async () => spawnSync(probe, asked, { cwd: folder }).status === 0, { timeoutMs: READY_MS, what: 'a healthy container' });
    await until(
      async () =>
        fetch(`http://127.0.0.1:${site}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeoutMs: READY_MS, what: 'the home page' },
    );
    judge('CMD runs until it is healthy and shows the site', '');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), GRACE_MS);
    const [status] = await gone;
    clearTimeout(timer);
    judge('it ends within its time', status === 0 ? '' : `status ${status}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};

for (const name of CADDYFILES) judge(name, checkCaddyfile(name));
for (const name of UNITS) judge(name, checkUnit(name));
judge('compose.yaml', missingIn(readCompose()).join('\n'));
await runSteps();
console.log(faults.length === 0 ? '\nPASSED' : `\nFAILED: ${faults.join(', ')}`);
process.exit(faults.length === 0 ? 0 : 1);
