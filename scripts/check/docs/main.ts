import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, ROOT } from '../../environment/root.ts';
import { chooseAddresses, launch } from '../../testing/launch.ts';
import { type Row, TABLE } from './table.ts';

/**
 * `npm run check -- docs [--only backup,restore]`: runs the commands of the documents in the order of `table.ts`, in a clone of the committed
 * state with a separate data folder, while a stack runs. Ends with 1 when one fails.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const ADMIN = { email: 'editor@sanabel.example', password: 'twelve furrows, one ear' };
const ANSWERS = {
  WAY: 'server',
  DOMAIN: 'club.example',
  DEFAULT_LOCALE: 'ar',
  ADMIN_EMAIL: ADMIN.email,
  SMTP_HOST: 'mail.club.example',
  SMTP_PORT: '587',
  SMTP_USER: 'club',
  SMTP_PASSWORD: 'a word for the mail server',
};
const MODULES = ['.', 'contract', 'brand', 'cms', 'site', 'admin', 'scripts', 'scripts/bench'].map((folder) =>
  join(folder, 'node_modules'),
);

const only = values.only.split(',').filter(Boolean);
/** Everything else needs the output of `npm run build`. */
const isWanted = ({ command }: Row): boolean => only.length === 0 || command === 'build' || only.includes(String(command));
const home = mkdtempSync(join(tmpdir(), 'sanabel-docs-'));
const clone = join(home, 'sanabel');
const folder = join(home, 'backups');
const { settings } = await chooseAddresses();
const environment = {
  ...settings,
  DATA_DIR: join(home, 'data'),
  SEED: 'demo-small',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '',
};

const shell = (line: string): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: clone,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { status, output: `${stdout}${stderr}` };
};

/** Makes the clone, with the packages of this checkout as hard links: the lockfile is the same. */
const makeClone = (): void => {
  const run = (...command: [string, ...string[]]) => {
    const [program, ...rest] = command;
    const { status, stderr } = spawnSync(program, rest, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`);
  };
  run('git', 'clone', '--quiet', '--no-hardlinks', ROOT, clone);
  for (const modules of MODULES) if (existsSync(inRoot(modules))) run('cp', '-al', inRoot(modules), join(clone, modules));
  writeFileSync(join(home, 'answers.json'), JSON.stringify(ANSWERS));
};

const archive = (): string => {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return join(folder, names.at(-1) ?? 'none');
};

const filled = (line: string): string =>
  line
    .replace('{ANSWERS}', join(home, 'answers.json'))
    .replace('{FOLDER}', folder)
    .replace('{ADMIN}', ADMIN.email)
    .replace('{ARCHIVE}', archive());

const faults: string[] = [];
const runAll = (stack: NonNullable<Row['stack']>): void => {
  for (const row of TABLE.filter((one) => one.stack === stack && isWanted(one)))
    for (const line of row.run ?? []) {
      const begun = performance.now();
      const { status, output } = shell(filled(line));
      const isRight = status === 0 && (!row.shows || row.shows.test(output));
      const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(5);
      console.log(`${seconds} s  ${isRight ? 'right' : 'WRONG'}  ${line}`);
      if (isRight) continue;
      faults.push(line);
      console.log(output.slice(-3_000));
    }
};

try {
  makeClone();
  runAll('before');
  // The answers to configure are for a server, not for this machine.
  rmSync(join(clone, '.env'), { force: true });
  if (TABLE.some((row) => row.stack === 'runs' && isWanted(row)) || only.includes('restore')) {
    const stack = launch(environment, clone);
    await stack.ready;
    console.log(`${'ready'.padStart(7)}  npm start`);
    runAll('runs');
    await stack.stop();
  }
  runAll('stopped');
} finally {
  rmSync(home, { recursive: true, force: true });
}
console.log(faults.length === 0 ? 'PASSED' : `FAILED: ${faults.join('; ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
