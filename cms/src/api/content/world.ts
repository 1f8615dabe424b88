import {
  checksumText,
  type DigestSum,
  mapLists,
  ORDERED_NAMES,
  type OrderedName,
  orderDigest,
  sumOf,
  withDigest,
  withoutDigest,
} from '@sanabel/contract';
import type { SentRecord } from './records.ts';

/** Digests of all public content at one revision, kept in memory: the checksum is computed from them. */
export interface World {
  revision: number;
  /** Id of the revision's log line; empty without one. Another id at the same revision means other content. */
  mark: string;
  digests: Map<string, string>;
  order: Record<OrderedName, readonly string[]>;
  sum: DigestSum;
}

export interface Difference {
  records: readonly SentRecord[];
  gone: readonly string[];
  order: Partial<Record<OrderedName, readonly string[]>>;
}

export type Position = Pick<World, 'revision' | 'mark'>;

export const emptyWorld = (): World => {
  const order: World['order'] = mapLists(() => []);
  const sum = sumOf(ORDERED_NAMES.map((name) => orderDigest(name, order[name])));
  return { revision: 0, mark: '', digests: new Map(), order, sum };
};

const setDigest = (world: World, key: string, digest: string | undefined): void => {
  const before = world.digests.get(key);
  if (before !== undefined) world.sum = withoutDigest(world.sum, before);
  if (digest === undefined) world.digests.delete(key);
  else {
    world.digests.set(key, digest);
    world.sum = withDigest(world.sum, digest);
  }
};

/** Advances the digests to a later revision, synchronously: no reader sees them half changed. */
export const bringForward = (world: World, { records, gone, order }: Difference, { revision, mark }: Position): void => {
  for (const key of gone) setDigest(world, key, undefined);
  for (const { key, digest } of records) setDigest(world, key, digest);
  for (const [name, ids] of Object.entries(order) as [OrderedName, readonly string[]][]) {
    world.sum = withoutDigest(world.sum, orderDigest(name, world.order[name]));
    world.sum = withDigest(world.sum, orderDigest(name, ids));
    world.order[name] = ids;
  }
  Object.assign(world, { revision, mark });
};

/** Equals `checksumOf` of the contract over a whole read. */
export const checksumOfWorld = ({ sum }: World): string => checksumText(sum);
