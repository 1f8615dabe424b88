import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { PartLog } from './log.ts';

const KILL_AFTER_MS = 8_000;

export interface ChildExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  name: string;
  exited: Promise<ChildExit>;
  /** Sends SIGTERM, later SIGKILL; resolves when the process has ended. */
  stop(): Promise<void>;
  lastOutput(): string;
}

interface ChildOptions {
  name: string;
  /** A file and its arguments for this same Node. */
  args: string[];
  cwd: string;
  env: Record<string, string>;
  log: PartLog;
  /** Notifies the process when this one ends, however it ends: it would keep running otherwise, with its ports taken. */
  isNotified?: boolean;
}

/** Signals the whole group, so that helpers of the process do not outlive it. */
const signalGroup = (process_: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (process_.pid) process.kill(-process_.pid, signal);
  } catch {
    // The group has already ended.
  }
};

/** Picks the named variables that are set: a child gets settings and secrets by name only. */
export const handedOn = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * Set by the npm scripts: with two arenas glibc holds some 200 MB less after the work of many threads, and with a fixed threshold it gives
 * the memory of a picture back.
 */
const ALLOCATOR = ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
const ANY = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CI', 'NODE_EXTRA_CA_CERTS', ...ALLOCATOR];

/** Starts Node in a separate process group: Ctrl-C reaches only the main process, which stops its parts in order. */
export const startChild = ({ name, args, cwd, env, log, isNotified = false }: ChildOptions): Child => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...handedOn(ANY), ...env },
    stdio: ['ignore', 'pipe', 'pipe', isNotified ? 'ipc' : 'ignore'],
    detached: true,
  });
  log.info(`started as process ${child.pid}`);
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', log.line);
  const exited = new Promise<ChildExit>((resolve) => {
    child.once('error', (error) => {
      log.error(`could not be started: ${error.message}`);
      resolve({ code: 1, signal: null });
    });
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS);
    await exited;
    clearTimeout(timer);
  };
  return {
    name,
    exited,
    lastOutput: () => log.tail().join('\n'),
    stop: () => {
      stopping ??= child.exitCode === null && child.signalCode === null ? stop() : Promise.resolve();
      return stopping;
    },
  };
};

export const describeExit = ({ code, signal }: ChildExit): string => (signal ? `was ended by ${signal}` : `ended with status ${code}`);
