import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../environment/root.ts';
import { freePorts } from './free-ports.ts';
import { watchOutput } from './output.ts';

const READY_WITHIN_MS = 20 * 60_000;

export interface Ended {
  status: number | null;
  tookMs: number;
}

export interface Launched {
  /** Milliseconds until `Ready`; rejects with the output when the process ends before. */
  ready: Promise<number>;
  ended: Promise<Ended>;
  output(): string;
  /** Sends SIGTERM and measures the time until the process ends. */
  stop(): Promise<Ended>;
}

export interface StackAddresses {
  siteUrl: string;
  cmsUrl: string;
  inboxUrl: string;
  sitePort: number;
  settings: Record<string, string>;
}

export const chooseAddresses = async (): Promise<StackAddresses> => {
  const [sitePort = 0, cmsPort = 0, mailPort = 0, smtpPort = 0] = await freePorts(4);
  const addressOf = (port: number) => `http://127.0.0.1:${port}`;
  // Passkeys need a host name; browsers and Node resolve this one to this machine.
  const siteUrl = `http://localhost:${sitePort}`;
  const settings = {
    HOST: '127.0.0.1',
    SITE_PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    MAIL_PORT: String(mailPort),
    SMTP_PORT: String(smtpPort),
    SITE_URL: siteUrl,
  };
  return { siteUrl, cmsUrl: addressOf(cmsPort), inboxUrl: addressOf(mailPort), sitePort, settings };
};

/** Returns the command of `npm start` after the installation, with its options for Node and the allocator. */
const startCommand = (root: string): string => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.replace(/^.*&& exec /, 'exec ');
};

/**
 * Runs the real `npm start` with these settings only (`.env` is ignored), in this checkout or in the one at `root`; with `members`, the
 * list of a control group, in that group.
 */
export const launch = (settings: Record<string, string>, root = inRoot(), members?: string): Launched => {
  const startedAt = performance.now();
  let signalledAt = startedAt;
  const [program, args] = members
    ? ['sh', ['-c', `echo $$ > ${members} && ${startCommand(root)}`]]
    : [process.execPath, [join(root, 'scripts', 'start', 'main.ts')]];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      REBUILD_HOOK_URL: '',
      ENV_FILE: '',
      // As npm sets it: the stack ends when the test run is killed.
      npm_lifecycle_event: 'start',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = watchOutput(child, 'npm start');
  const timer = new AbortController();
  const late = pause(READY_WITHIN_MS, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error(`not ready within ${READY_WITHIN_MS / 1000} s:\n${output.text()}`);
  });
  late.catch(() => {});
  const ready = Promise.race([output.until(/^Ready/m), late]).then(() => performance.now() - startedAt);
  ready.catch(() => {}).finally(() => timer.abort());
  const ended = output.ended.then((status) => ({ status, tookMs: performance.now() - signalledAt }));
  return {
    ready,
    ended,
    output: output.text,
    stop: () => {
      signalledAt = performance.now();
      child.kill('SIGTERM');
      return ended;
    },
  };
};
