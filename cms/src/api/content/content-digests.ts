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
export interface ContentDigests {
  revision: number;
  /** Id of the revision's log line; empty without one. Another id at the same revision means other content. */
  logId: string;
  digests: Map<string, string>;
  order: Record<OrderedName, readonly string[]>;
  sum: DigestSum;
}

export interface Difference {
  records: readonly SentRecord[];
  removed: readonly string[];
  order: Partial<Record<OrderedName, readonly string[]>>;
}

export type Position = Pick<ContentDigests, 'revision' | 'logId'>;

export const emptyContentDigests = (): ContentDigests => {
  const order: ContentDigests['order'] = mapLists(() => []);
  const sum = sumOf(ORDERED_NAMES.map((name) => orderDigest(name, order[name])));
  return { revision: 0, logId: '', digests: new Map(), order, sum };
};

const setDigest = (contentDigests: ContentDigests, key: string, digest: string | undefined): void => {
  const before = contentDigests.digests.get(key);
  if (before !== undefined) contentDigests.sum = withoutDigest(contentDigests.sum, before);
  if (digest === undefined) contentDigests.digests.delete(key);
  else {
    contentDigests.digests.set(key, digest);
    contentDigests.sum = withDigest(contentDigests.sum, digest);
  }
};

/** Advances the digests to a later revision, synchronously: no reader sees them half changed. */
export const applyDifference = (
  contentDigests: ContentDigests,
  { records, removed, order }: Difference,
  { revision, logId }: Position,
): void => {
  for (const key of removed) setDigest(contentDigests, key, undefined);
  for (const { key, digest } of records) setDigest(contentDigests, key, digest);
  for (const [name, ids] of Object.entries(order) as [OrderedName, readonly string[]][]) {
    contentDigests.sum = withoutDigest(contentDigests.sum, orderDigest(name, contentDigests.order[name]));
    contentDigests.sum = withDigest(contentDigests.sum, orderDigest(name, ids));
    contentDigests.order[name] = ids;
  }
  Object.assign(contentDigests, { revision, logId });
};

/** Equals `checksumOf` of the contract over a whole read. */
export const contentChecksum = ({ sum }: ContentDigests): string => checksumText(sum);
