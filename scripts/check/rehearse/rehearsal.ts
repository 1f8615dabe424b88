import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { signedIn } from '@sanabel/contract';
import { inRoot } from '../../environment/root.ts';
import { until } from '../../process/until.ts';
import { startInbox } from '../../testing/cms/inbox.ts';
import { freePorts } from '../../testing/free-ports.ts';
import type { Send } from '../../testing/people/editors.ts';
import { type Machine, makeOrigin, openMachine, type Replaced } from './machine.ts';
import { killAllOf } from './processes.ts';
import type { Client } from './web.ts';

export const OWNER = 'owner@sanabel.localhost';
export const WAIT = { timeoutMs: 10 * 60_000 };
export const APPLICATION = {
  ...{ fullName: 'Mona', phoneNumber: '01012345678', role: 'Agronomist' },
  ...{ qualification: 'x', email: 'a@example.com', experience: '1' },
};

export const inCheckout = (commands: string): string => `cd /opt/sanabel\n${commands}`;

const blocksOf = (heading: string, language: string): string[] => {
  const [, section = ''] = readFileSync(inRoot('docs', 'deploy.md'), 'utf8').split(`\n## ${heading}\n`);
  const blocks = (section.split(/\n##+ /)[0] ?? '').matchAll(/```(\w+)\n(.*?)```/gs);
  return [...blocks].flatMap(([, its, block = '']) => (its === language ? [block] : []));
};

/** Returns the shell blocks of a section of the guide. */
export const commandsOf = (heading: string): string[] => blocksOf(heading, 'sh');

/** Returns the settings that a section of the guide adds to `.env`. */
export const settingsOf = (heading: string): Record<string, string>[] =>
  blocksOf(heading, 'ini').map((block) => parseEnv(block) as Record<string, string>);

/** Sets what a rehearsal has besides the answers of its operator: free ports, separate folders. */
export const setInEnv = (file: string, own: Readonly<Record<string, string | number>>): void => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !Object.keys(own).some((name) => line.startsWith(`${name}=`)));
  writeFileSync(file, [...lines, ...Object.entries(own).map(([name, value]) => `${name}=${value}`), ''].join('\n'));
};

/** Sends calls of the API through Caddy; rejects an answer that is no JSON, as Caddy's own. */
export const sendThrough =
  (client: Client): Send =>
  async (_kind, method, path, options) => {
    const { status, text } = await client(`/api/v1${path}`, { method, ...options });
    return { status, body: JSON.parse(text) };
  };

/** Opens the folder, ports and mail server of a rehearsal, and its record, printed with the seconds since the start. */
export const openRehearsal = async () => {
  const home = mkdtempSync(join(tmpdir(), 'sanabel-rehearsal-'));
  const [http = 0, https = 0, site = 0, cms = 0, mail = 0, smtp = 0, cdn = 0, hook = 0] = await freePorts(8);
  const origin = join(home, 'origin.git');
  makeOrigin(origin);
  let inbox = await startInbox(smtp);
  const faults: string[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  const begun = performance.now();
  const tell = (text: string): void => console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${text}`);
  let isEnding = false;
  const fail = (error: unknown): void => {
    // Ending the rehearsal makes its running work fail, too.
    if (isEnding) return;
    faults.push('it did not come to its end');
    console.error(error);
  };
  /** Ends the process with the verdict, and all that it has started; the folder of one that failed stays. */
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await Promise.allSettled([...stops, inbox.stop].map((stop) => stop()));
    const left = killAllOf(home);
    if (left > 0) console.log(`${left} more processes were ended.`);
    console.log(faults.length === 0 ? '\nPASSED' : `\nFAILED: ${faults.join('; ')}\nEverything is in ${home}.`);
    if (faults.length === 0) rmSync(home, { recursive: true, force: true });
    process.exit(faults.length === 0 ? 0 : 1);
  };
  const failAndEnd = (error: unknown): void => {
    fail(error);
    void end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, failAndEnd);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, failAndEnd);
  return {
    ...{ home, origin, tell, fail, end, ports: { http, https, site, cms, cdn, hook } },
    /** Is called at the end, however it comes. */
    onEnd: (stop: () => Promise<unknown>): void => void stops.push(stop),
    inbox: () => inbox,
    restartInbox: async (): Promise<void> => {
      inbox = await startInbox(smtp);
    },
    judge: (isRight: boolean, text: string): void => {
      tell(`${isRight ? 'right' : 'WRONG'}: ${text}`);
      if (!isRight) faults.push(text);
    },
    openMachine: async (name: string, replaced: Replaced = {}): Promise<Machine> => {
      const machine = await openMachine(join(home, name), origin, { http, https, site, cms }, replaced);
      stops.push(machine.lose);
      return machine;
    },
    /** Answers the questions of a `configure` command, then sets what differs here. */
    configure: async (
      { checkout, dataDir, run }: Machine,
      command: string,
      answers: Readonly<Record<string, string>>,
      own: Readonly<Record<string, string | number>>,
    ): Promise<void> => {
      const file = join(home, 'answers.json');
      const common = { DEFAULT_LOCALE: 'ar', ADMIN_EMAIL: OWNER, SMTP_HOST: 'localhost', SMTP_PORT: String(smtp), SMTP_USER: '' };
      writeFileSync(file, JSON.stringify({ ...common, ...answers }));
      await run(inCheckout(`${command.trim()} -- --answers ${file}`));
      setInEnv(join(checkout, '.env'), { SITE_PORT: site, CMS_PORT: cms, MAIL_PORT: mail, DATA_DIR: dataDir, ...own });
    },
    untilReady: ({ journal }: Machine): Promise<unknown> =>
      until(async () => /^Ready/m.test(journal('sanabel-cms')), { ...WAIT, what: 'the first start' }),
    /** Signs in with the password that the first start has printed and the code from the mail. */
    signIn: async (send: Send, { journal }: Machine): Promise<string> => {
      const [, password = ''] = /Admin password\s+(\S+)/.exec(journal('sanabel-cms')) ?? [];
      const before = inbox.countCodes(OWNER);
      const { status, body } = await send('password', 'POST', '/auth/login', { json: { email: OWNER, password } });
      if (status >= 300) throw new Error(`The password was not taken: ${status} ${JSON.stringify(body)}`);
      const otp = await inbox.code(OWNER, before + 1);
      return signedIn.parse((await send('code', 'POST', '/auth/verify-login', { json: { email: OWNER, otp } })).body).token;
    },
  };
};
export type Rehearsal = Awaited<ReturnType<typeof openRehearsal>>;
