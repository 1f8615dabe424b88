import {
  checksumText,
  type DigestSum,
  ORDERED_NAMES,
  type OrderedName,
  orderDigest,
  sumOf,
  withDigest,
  withoutDigest,
} from '@sanabel/contract';
import type { SentRecord } from './records.ts';

/** The digests of all public content at one revision, kept in memory: what a checksum is made of. */
export interface World {
  revision: number;
  /** The log's line of that revision, by its own id; empty where there is none. Another one at the same number means another content. */
  mark: string;
  digests: Map<string, string>;
  order: Record<OrderedName, readonly string[]>;
  sum: DigestSum;
}

/** What a later revision has that differs. */
export interface Difference {
  records: readonly SentRecord[];
  /** The keys of records that are no more. */
  gone: readonly string[];
  order: Partial<Record<OrderedName, readonly string[]>>;
}

export type Position = Pick<World, 'revision' | 'mark'>;

const noOrder = (): World['order'] => Object.fromEntries(ORDERED_NAMES.map((name) => [name, []])) as unknown as World['order'];

/** A world without content. */
export const emptyWorld = (): World => {
  const order = noOrder();
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

/** Brings a world to a later revision, at once: nobody sees it half changed. */
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

/** The checksum of the content, as `checksumOf` of the contract gives it for a whole read. */
export const checksumOfWorld = ({ sum }: World): string => checksumText(sum);
