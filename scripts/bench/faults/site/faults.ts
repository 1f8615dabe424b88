import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@sanabel/contract/time';
import type { Random } from '../../../testing/random.ts';
import type { Fault } from '../rounds.ts';
import { MOODS } from './go-between.ts';
import type { Stack } from './stack.ts';

const SHORT_MS = [50, 2_500] as const;
/** Now and then a fault lasts longer than every timeout. */
const LONG_MS = [8_000, 14_000] as const;
const LONG_SHARE = 0.06;
const howLong = (random: Random): number => {
  const [least, most] = random.chance(LONG_SHARE) ? LONG_MS : SHORT_MS;
  return random.between(least, most);
};

const MINUTE_MS = 60_000;
/** An hour of summer time, an empty battery, another season; and the time for which items are scheduled. */
const CLOCKS = [0, -3 * 60 * MINUTE_MS, -60 * MINUTE_MS, 20 * MINUTE_MS, 50 * MINUTE_MS, DAY_MS, 60 * DAY_MS];

/** Renames code as an update does: a script gets another name, and so does each that names it. */
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

const STARTS_WITHIN_MS = 2_500;

/** The faults of CMS, publisher and site server. `complain` gets what must not happen. */
export const siteFaults = (stack: Stack, random: Random, complain: (line: string) => void): Record<string, Fault> => {
  /** Faults of one part run one after another: what ends the same process twice at a time ends it once. */
  const queues = new Map<string, Promise<unknown>>();
  const faultOf = (part: string, run: () => Promise<unknown>): Fault => ({
    weight: 1,
    run: async () => {
      await pause(random.between(0, STARTS_WITHIN_MS));
      const slot = (queues.get(part) ?? Promise.resolve()).then(run);
      queues.set(
        part,
        slot.catch(() => {}),
      );
      return slot;
    },
  });
  const soon = (): number => random.between(0, 1_500);
  const between = (part: 'content' | 'hook'): [string, Fault][] =>
    MOODS.map((mood) => [
      `${part} ${mood}`,
      faultOf(part, async () => {
        stack[part].become(mood);
        await pause(howLong(random));
        stack[part].become(undefined);
      }),
    ]);
  return {
    'CMS killed': faultOf('publisher', () => stack.restartCms('SIGKILL', soon())),
    'CMS ended': faultOf('publisher', () => stack.restartCms('SIGTERM', soon())),
    'publisher killed': faultOf('publisher', () => stack.restartPublisher('SIGKILL', soon())),
    'publisher killed twice': faultOf('publisher', async () => {
      await stack.restartPublisher('SIGKILL', 0);
      await pause(random.between(0, 600));
      await stack.restartPublisher('SIGKILL', 0);
    }),
    'publisher ended': faultOf('publisher', () => stack.restartPublisher('SIGTERM', soon())),
    'renderer ended': faultOf('publisher', () => stack.endRenderer()),
    'new code': faultOf('publisher', async () => {
      renameCode(stack.site, random);
      await stack.restartPublisher(random.pick(['SIGKILL', 'SIGTERM'] as const), 0);
    }),
    'second publisher': faultOf('publisher', async () => {
      if (await stack.letsSecondPublisherIn()) complain('a second publisher was let in');
    }),
    'disk full': {
      isPossible: stack.disk !== null,
      ...faultOf('disk', async () => {
        stack.disk?.fill(random.chance(0.5) ? 0 : random.below(60_000));
        await pause(howLong(random));
        stack.disk?.free();
      }),
    },
    'clock set': faultOf('clock', () => stack.setClock(random.pick(CLOCKS) + random.below(MINUTE_MS))),
    ...Object.fromEntries([...between('content'), ...between('hook')]),
  };
};
