import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../environment/root.ts';
import { freePorts } from './free-ports.ts';
import { watchOutput } from './output.ts';

const READY_WITHIN_MS = 10 * 60_000;

export interface Ended {
  status: number | null;
  tookMs: number;
}

export interface Launched {
  /** Milliseconds until `Ready`; rejects with the output when the process ends before. */
  ready: Promise<number>;
  /** How it ended. */
  ended: Promise<Ended>;
  output(): string;
  /** Sends SIGTERM; how long the process took from there to its end. */
  stop(): Promise<Ended>;
}

export interface StackAddresses {
  siteUrl: string;
  cmsUrl: string;
  inboxUrl: string;
  sitePort: number;
  /** The settings that make `npm start` use these addresses. */
  settings: Record<string, string>;
}

/** Chooses free ports for a stack on this machine. */
export const chooseAddresses = async (): Promise<StackAddresses> => {
  const [sitePort = 0, cmsPort = 0, mailPort = 0, smtpPort = 0] = await freePorts(4);
  const addressOf = (port: number) => `http://127.0.0.1:${port}`;
  // A host name, because passkeys belong to one; browsers and Node take it for this machine.
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

/** Runs the real `npm start` with these settings and no others, not those of `.env` either, of this checkout or of another one in `root`. */
export const launch = (settings: Record<string, string>, root = inRoot()): Launched => {
  const startedAt = performance.now();
  let signalledAt = startedAt;
  const child = spawn(process.execPath, [join(root, 'scripts', 'start', 'main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      REBUILD_HOOK_URL: '',
      ENV_FILE: '',
      // As npm sets it: the stack then ends by itself when the test run is killed.
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
