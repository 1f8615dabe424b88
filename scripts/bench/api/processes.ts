import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../process/until.ts';
import { freePort } from '../../testing/free-ports.ts';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

interface Start {
  name: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
  ready: string;
}

const READY_WITHIN_MS = 60_000;

const answers = async (url: string, child: ChildProcess): Promise<boolean> => {
  if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
};

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
    await until(() => answers(url + ready, child), { timeoutMs: READY_WITHIN_MS, what: `an answer of ${url}${ready}` });
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`${name} does not answer; see ${log}`, { cause: error });
  }
  return { url, stop };
};
