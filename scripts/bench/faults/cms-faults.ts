import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../testing/clock/clock.ts';
import type { Cluster } from '../../testing/cms/postgres/cluster.ts';
import type { startSiteHost } from '../../testing/cms/site-host.ts';
import type { Random } from '../../testing/random.ts';
import type { TinyDisk } from '../../testing/tiny-disk.ts';
import type { CmsProcess, Recovery } from './cms-process.ts';
import type { Fault } from './rounds.ts';

interface Stack {
  cms: CmsProcess;
  host: Awaited<ReturnType<typeof startSiteHost>>;
  clock: Clock;
  cluster: Cluster | null;
  disk: TinyDisk | null;
  random: Random;
  /** Gets one for each start of the CMS, and for each end of a fault that it has survived. */
  recoveries: Recovery[];
}

const MINUTE_MS = 60_000;
const SLOW_SOCKETS = 500;
const DRIP_MS = 200;

/** Returns the process of a server and those that it has started for its callers. */
const processesOf = (pid: number): number[] => [
  pid,
  ...execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number),
];

/** Opens connections that send a head or a body slowly, a byte at a time. */
const openSlowSockets = (port: number): (() => void) => {
  const sockets: Socket[] = [];
  for (let count = 0; count < SLOW_SOCKETS; count += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const head =
      count % 2 === 0
        ? 'GET /api/v1/crops HTTP/1.1\r\nHost: a\r\nX: '
        : 'POST /api/v1/job-requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{';
    socket.write(head);
    sockets.push(socket);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, DRIP_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
};

export const cmsFaults = ({ cms, host, clock, cluster, disk, random, recoveries }: Stack): Record<string, Fault> => {
  const aWhile = (most = 900): Promise<void> => pause(random.between(50, most));
  const startAgain = async (): Promise<void> => void recoveries.push(await cms.start());
  const untilUp = async (): Promise<void> => void recoveries.push(await cms.untilUp());
  const killed = async (): Promise<void> => {
    await aWhile();
    await cms.end('SIGKILL');
    await startAgain();
  };
  return {
    'CMS killed': { weight: 12, run: killed },
    'CMS killed while it starts': {
      weight: 2,
      run: async () => {
        await aWhile();
        await cms.end('SIGKILL');
        const starting = cms.start().catch(() => null);
        await aWhile(2_500);
        await cms.end('SIGKILL');
        await starting;
        await startAgain();
      },
    },
    'CMS ended': {
      weight: 1,
      run: async () => {
        await aWhile();
        await cms.end('SIGTERM');
        await startAgain();
      },
    },
    'database killed': {
      weight: 4,
      isPossible: cluster !== null,
      run: async () => {
        await aWhile();
        await cluster?.crash();
        await aWhile();
        await cluster?.restart();
        await untilUp();
      },
    },
    'database and CMS killed': {
      weight: 2,
      isPossible: cluster !== null,
      run: async () => {
        await aWhile();
        await Promise.all([cluster?.crash(), cms.end('SIGKILL')]);
        await cluster?.restart();
        await startAgain();
      },
    },
    'database hangs': {
      weight: 2,
      isPossible: cluster !== null,
      run: async () => {
        await aWhile();
        const processes = processesOf(cluster?.pid() ?? 0);
        for (const pid of processes) process.kill(pid, 'SIGSTOP');
        await aWhile(2_000);
        for (const pid of processes) process.kill(pid, 'SIGCONT');
        await untilUp();
      },
    },
    'disk full': {
      weight: 2,
      isPossible: disk !== null,
      run: async () => {
        await aWhile();
        disk?.fill(random.chance(0.5) ? 0 : random.below(60_000));
        await aWhile();
        if (random.chance(0.5)) await cms.end('SIGKILL');
        disk?.free();
        await (cms.pid() === 0 ? startAgain() : untilUp());
      },
    },
    'mail server fails': {
      weight: 1,
      run: async () => {
        cms.inbox.become(random.pick(['silent', 'dripping', 'hanging up', 'refusing', 'busy', 'never done'] as const));
        await killed();
        cms.inbox.become('well');
      },
    },
    'hook fails': {
      weight: 1,
      run: async () => {
        host.hook = random.pick(['refuses', 'hangs'] as const);
        host.nonsense = random.pick([null, '<h1>no</h1>', '{"revision":-1}']);
        await killed();
        host.hook = 'takes';
        host.nonsense = null;
      },
    },
    'clock jumps': {
      weight: 1,
      run: async () => {
        await clock.goOnFrom(Date.now() + random.pick([-90, -3, 7, 61, 24 * 60]) * MINUTE_MS);
        await killed();
        await clock.goOnFrom(Date.now());
      },
    },
    '500 slow sockets': {
      weight: 1,
      run: async () => {
        const close = openSlowSockets(cms.port);
        await aWhile(1_500);
        await untilUp();
        close();
      },
    },
  };
};
