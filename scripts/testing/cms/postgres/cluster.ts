import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-ports.ts';
import { watchOutput } from '../../output.ts';
import { isRoot } from './binaries.ts';

export interface Cluster {
  url: string;
  pid(): number;
  /** Ends it like a power cut; `restart` starts it on what is on the disk. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

/** Production settings. */
const SAFE = ['max_connections=100', 'logging_collector=off'];
/** Fast, but unsafe in a power cut. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100', 'logging_collector=off'];

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root, so the user of its package runs it. */
const ownerForRoot = (): Owner | undefined => (isRoot() ? { uid: idOf('-u'), gid: idOf('-g') } : undefined);

/** Starts a PostgreSQL in a temporary folder, with a generated password, for this machine only. */
export const startCluster = async (programs: string, isSafe = false): Promise<Cluster> => {
  const owner = ownerForRoot();
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-postgres-'));
  const [data, sockets, passwordFile] = ['data', 'sockets', 'password'].map((name) => join(folder, name)) as [string, string, string];
  const password = randomUUID();
  writeFileSync(passwordFile, password);
  for (const inner of [data, sockets]) mkdirSync(inner, { mode: 0o700 });
  if (owner) for (const path of [folder, data, sockets, passwordFile]) chownSync(path, owner.uid, owner.gid);
  chmodSync(folder, 0o700);

  const initdb = ['-D', data, '-U', 'sanabel', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  const options = { cwd: folder, ...owner };
  execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await freePort();
  const settings = [...(isSafe ? SAFE : QUICK), `port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${sockets}`];
  const start = async () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const output = watchOutput(server, 'PostgreSQL');
    await output.until(/ready to accept connections/);
    return { server, output };
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.server.kill(signal);
    await running.output.ended;
  };
  const stop = async (): Promise<void> => {
    // SIGINT is its "fast shutdown": it closes all connections.
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://sanabel:${password}@127.0.0.1:${port}/postgres`,
    pid: () => running.server.pid ?? 0,
    // SIGQUIT is its "immediate shutdown": it writes nothing more, and the next start recovers from the log.
    crash: () => end('SIGQUIT'),
    restart: async () => {
      running = await start();
    },
    stop,
  };
};
