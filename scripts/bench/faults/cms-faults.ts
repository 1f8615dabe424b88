import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../../testing/cms/postgres/cluster.ts';
import type { TinyDisk } from '../../testing/tiny-disk.ts';
import type { Random } from '../random.ts';
import type { Club, Recovery } from './club.ts';

export interface House {
  club: Club;
  cluster: Cluster | null;
  disk: TinyDisk | null;
  random: Random;
  /** Of this round: of each start of the CMS, and of each end of a fault that it has lived through. */
  recoveries: Recovery[];
}

/** Something that goes wrong while writers write; resolves when everything runs again. */
type Fault = (house: House) => Promise<void>;

const MINUTE_MS = 60_000;
const SLOW_SOCKETS = 500;
const DRIP_MS = 200;

const aWhile = (random: Random, most = 900): Promise<void> => pause(random.between(50, most));
const startAgain = async ({ club, recoveries }: House): Promise<void> => {
  recoveries.push(await club.start());
};
/** Until the CMS answers again, which was not ended. */
const untilUp = async ({ club, recoveries }: House): Promise<void> => {
  recoveries.push(await club.untilUp());
};
/** The processes of a server, with those that it has made for its callers. */
const familyOf = (pid: number): number[] => [
  pid,
  ...execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number),
];

/** Connections that drip in a head or a body, a byte at a time. */
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

const killed: Fault = async (house) => {
  await aWhile(house.random);
  await house.club.end('SIGKILL');
  await startAgain(house);
};

/** The faults by name, and how often each is drawn. */
export const FAULTS: Record<string, { weight: number; isPossible?(house: House): boolean; run: Fault }> = {
  'CMS killed': { weight: 12, run: killed },
  'CMS killed while it starts': {
    weight: 2,
    run: async (house) => {
      await aWhile(house.random);
      await house.club.end('SIGKILL');
      const starting = house.club.start().catch(() => null);
      await aWhile(house.random, 2_500);
      await house.club.end('SIGKILL');
      await starting;
      await startAgain(house);
    },
  },
  'CMS ended': {
    weight: 1,
    run: async (house) => {
      await aWhile(house.random);
      await house.club.end('SIGTERM');
      await startAgain(house);
    },
  },
  'database killed': {
    weight: 4,
    isPossible: ({ cluster }) => cluster !== null,
    run: async (house) => {
      await aWhile(house.random);
      await house.cluster?.crash();
      await aWhile(house.random);
      await house.cluster?.restart();
      await untilUp(house);
    },
  },
  'database and CMS killed': {
    weight: 2,
    isPossible: ({ cluster }) => cluster !== null,
    run: async (house) => {
      await aWhile(house.random);
      await Promise.all([house.cluster?.crash(), house.club.end('SIGKILL')]);
      await house.cluster?.restart();
      await startAgain(house);
    },
  },
  'database hangs': {
    weight: 2,
    isPossible: ({ cluster }) => cluster !== null,
    run: async (house) => {
      await aWhile(house.random);
      const family = familyOf(house.cluster?.pid() ?? 0);
      for (const pid of family) process.kill(pid, 'SIGSTOP');
      await aWhile(house.random, 2_000);
      for (const pid of family) process.kill(pid, 'SIGCONT');
      await untilUp(house);
    },
  },
  'disk full': {
    weight: 2,
    isPossible: ({ disk }) => disk !== null,
    run: async (house) => {
      await aWhile(house.random);
      house.disk?.fill(house.random.chance(0.5) ? 0 : house.random.below(60_000));
      await aWhile(house.random);
      if (house.random.chance(0.5)) await house.club.end('SIGKILL');
      house.disk?.free();
      await (house.club.pid() === 0 ? startAgain(house) : untilUp(house));
    },
  },
  'mail server lies': {
    weight: 1,
    run: async (house) => {
      house.club.inbox.become(house.random.pick(['silent', 'dripping', 'hanging up', 'refusing', 'busy', 'never done'] as const));
      await killed(house);
      house.club.inbox.become('well');
    },
  },
  'hook lies': {
    weight: 1,
    run: async (house) => {
      house.club.host.hook = house.random.pick(['refuses', 'hangs'] as const);
      house.club.host.nonsense = house.random.pick([null, '<h1>no</h1>', '{"revision":-1}']);
      await killed(house);
      house.club.host.hook = 'takes';
      house.club.host.nonsense = null;
    },
  },
  'clock jumps': {
    weight: 1,
    run: async (house) => {
      await house.club.clock.goOnFrom(Date.now() + house.random.pick([-90, -3, 7, 61, 24 * 60]) * MINUTE_MS);
      await killed(house);
      await house.club.clock.goOnFrom(Date.now());
    },
  },
  '500 slow sockets': {
    weight: 1,
    run: async (house) => {
      const close = openSlowSockets(house.club.port);
      await aWhile(house.random, 1_500);
      await untilUp(house);
      close();
    },
  },
};

/** The name of a fault that is possible here, the frequent ones more often. */
export const drawFault = (house: House, only: string): string => {
  const names = Object.entries(FAULTS)
    .filter(([name, { isPossible }]) => (only === '' || name === only) && (isPossible?.(house) ?? true))
    .flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
  return house.random.pick(names);
};
