import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';
import { MOODS } from './go-between.ts';
import type { House } from './house.ts';

/** Something that goes wrong, for a while; resolves when it is over and everything runs again. What must not happen is told. */
export type Fault = (house: House, random: Random, complain: (line: string) => void) => Promise<void>;

const SHORT_MS = [50, 2_500] as const;
/** Now and then longer than anybody's patience. */
const LONG_MS = [8_000, 14_000] as const;
const LONG_SHARE = 0.06;
const howLong = (random: Random): number => {
  const [least, most] = random.chance(LONG_SHARE) ? LONG_MS : SHORT_MS;
  return random.between(least, most);
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** An hour of summer time, a wrong battery, the next year; and the moment for which things are scheduled. */
const CLOCKS = [0, -3 * 60 * MINUTE_MS, -60 * MINUTE_MS, 20 * MINUTE_MS, 50 * MINUTE_MS, DAY_MS, 60 * DAY_MS];

/** Other code under other names, as after an update: a script gets another name, and so does each that names it. */
const renameCode = (site: string, random: Random): void => {
  const assets = join(site, 'client', 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const texts = new Map(scripts.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const names = new Set([random.pick(scripts)]);
  for (const name of names) for (const [other, text] of texts) if (text.includes(name)) names.add(other);
  const number = random.below(1_000_000);
  const nextOf = (name: string): string => name.replace(/(?:\.r\d+)?\.js$/, `.r${number}.js`);
  for (const name of names) renameSync(join(assets, name), join(assets, nextOf(name)));
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:js|mjs|json|css)$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    const next = [...names].reduce((changed, name) => changed.replaceAll(name, nextOf(name)), text);
    if (next !== text) writeFileSync(path, next);
  }
};

/** One after the other: what ends the same process twice at a time ends it once. */
const queues = new Map<string, Promise<unknown>>();
const inTurn = <T>(part: string, work: () => Promise<T>): Promise<T> => {
  const turn = (queues.get(part) ?? Promise.resolve()).then(work);
  queues.set(
    part,
    turn.catch(() => {}),
  );
  return turn;
};

const between = (part: 'content' | 'hook'): Record<string, Fault> =>
  Object.fromEntries(
    MOODS.map((mood): [string, Fault] => [
      `${part} ${mood}`,
      (house, random) =>
        inTurn(part, async () => {
          house[part].become(mood);
          await pause(howLong(random));
          house[part].become(undefined);
        }),
    ]),
  );

/** The faults by name. */
export const FAULTS: Record<string, Fault> = {
  'CMS killed': (house, random) => inTurn('cms', () => house.restartCms('SIGKILL', random.between(0, 1_500))),
  'CMS ended': (house, random) => inTurn('cms', () => house.restartCms('SIGTERM', random.between(0, 1_500))),
  'publisher killed': (house, random) => inTurn('publisher', () => house.restartPublisher('SIGKILL', random.between(0, 1_500))),
  'publisher killed twice': (house, random) =>
    inTurn('publisher', async () => {
      await house.restartPublisher('SIGKILL', 0);
      await pause(random.between(0, 600));
      await house.restartPublisher('SIGKILL', 0);
    }),
  'publisher ended': (house, random) => inTurn('publisher', () => house.restartPublisher('SIGTERM', random.between(0, 1_500))),
  'renderer ended': async (house, random) => {
    await pause(random.between(0, 500));
    house.publisher().send({ endRenderer: random.below(8) });
  },
  'new code': (house, random) =>
    inTurn('publisher', async () => {
      renameCode(house.site, random);
      await house.restartPublisher(random.pick(['SIGKILL', 'SIGTERM'] as const), 0);
    }),
  'second publisher': (house, _random, complain) =>
    inTurn('publisher', async () => {
      if ((await house.startSecondPublisher()) !== 'refused') complain('a second publisher was let in');
    }),
  'disk full': (house, random) =>
    inTurn('disk', async () => {
      if (!house.disk) return;
      house.disk.fill(random.chance(0.5) ? 0 : random.below(60_000));
      await pause(howLong(random));
      house.disk.free();
    }),
  'clock set': async (house, random) => house.setClock(random.pick(CLOCKS) + random.below(MINUTE_MS)),
  ...between('content'),
  ...between('hook'),
};
