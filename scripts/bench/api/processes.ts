import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

interface Start {
  name: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
  /** An address that answers 200 when the server is ready. */
  ready: string;
}

const READY_TRIES = 300;
const READY_PAUSE_MS = 200;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const untilReady = async (url: string, child: ChildProcess, log: string): Promise<void> => {
  for (let tries = 0; tries < READY_TRIES && child.exitCode === null; tries += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await pause(READY_PAUSE_MS);
  }
  throw new Error(`${url} does not answer; see ${log}`);
};

/** A server in a process of its own, on this machine only. Its log goes to a file, as it does on a server. */
export const startServer = async (folder: string, { name, args, cwd, env, ready }: Start): Promise<Server> => {
  const port = await freePort();
  const log = join(folder, `${name}.log`);
  const file = openSync(log, 'a');
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', file, file],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url + ready, child, log);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { url, stop };
};
