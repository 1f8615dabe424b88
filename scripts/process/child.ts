import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { PartLog } from './log.ts';

const KILL_AFTER_MS = 8_000;

export interface ChildExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A process that we started and that ends with us. */
export interface Child {
  name: string;
  exited: Promise<ChildExit>;
  /** SIGTERM, and SIGKILL when it does not go; resolves when it is gone. */
  stop(): Promise<void>;
  /** The last lines that it wrote. */
  lastWords(): string;
}

interface ChildOptions {
  name: string;
  /** Arguments for this same Node: a file and what it takes. */
  args: string[];
  cwd: string;
  env: Record<string, string>;
  log: PartLog;
  /** Lets the process hear when this one is gone, however it ended, so that it does not go on alone with its ports taken. */
  isTold?: boolean;
}

/** The whole group, so that helpers of the process do not outlive it. */
const signalGroup = (process_: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (process_.pid) process.kill(-process_.pid, signal);
  } catch {
    // The group is gone already, which is what the signal is for.
  }
};

/** Those of some variables that are set: a child gets settings and secrets by name only. */
export const handedOn = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** What any program needs of our environment. */
const ANY = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CI', 'NODE_EXTRA_CA_CERTS'];

/**
 * Starts Node in a process group of its own: a Ctrl-C on the terminal reaches only the main process, which then
 * stops its parts in order.
 */
export const startChild = ({ name, args, cwd, env, log, isTold = false }: ChildOptions): Child => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...handedOn(ANY), ...env },
    stdio: ['ignore', 'pipe', 'pipe', isTold ? 'ipc' : 'ignore'],
    detached: true,
  });
  log.info(`started as process ${child.pid}`);
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', log.line);
  const exited = new Promise<ChildExit>((resolve) => {
    child.once('error', (error) => {
      log.trouble(`could not be started: ${error.message}`);
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
    lastWords: () => log.tail().join('\n'),
    stop: () => {
      stopping ??= child.exitCode === null && child.signalCode === null ? stop() : Promise.resolve();
      return stopping;
    },
  };
};

/** How a process ended, for a message. */
export const describeExit = ({ code, signal }: ChildExit): string => (signal ? `was ended by ${signal}` : `ended with status ${code}`);
