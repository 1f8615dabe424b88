import { spawn } from 'node:child_process';
import { inRoot } from '../environment/root.ts';

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
  /** SIGTERM, and how long it took from there to the end. */
  stop(): Promise<Ended>;
}

/** Runs the real `npm start` with these settings and no others. */
export const launch = (settings: Record<string, string>): Launched => {
  const startedAt = performance.now();
  let signalledAt = startedAt;
  let output = '';
  const child = spawn(process.execPath, [inRoot('scripts', 'start', 'main.ts')], {
    cwd: inRoot(),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      REBUILD_HOOK_URL: '',
      // As npm sets it: the stack then ends by itself when the test run is killed.
      npm_lifecycle_event: 'start',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (status) => resolve({ status, tookMs: performance.now() - signalledAt }));
  });
  const ready = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready within ${READY_WITHIN_MS / 1000} s:\n${output}`)), READY_WITHIN_MS);
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (!/^Ready/m.test(output)) return;
      clearTimeout(timer);
      resolve(performance.now() - startedAt);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then(({ status }) => {
      clearTimeout(timer);
      reject(new Error(`ended with status ${status} before it was ready:\n${output}`));
    });
  });
  // Whoever wants only the end need not wait for `ready` as well.
  ready.catch(() => {});
  return {
    ready,
    ended,
    output: () => output,
    stop: () => {
      signalledAt = performance.now();
      child.kill('SIGTERM');
      return ended;
    },
  };
};
