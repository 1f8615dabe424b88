import type { Content } from './content.ts';
import { ORDERED_NAMES, type OrderedName } from './entities/index.ts';

/** A sum of 64-bit digests in two halves, whatever their order. One addition updates it when one of ten thousand items changes. */
export type DigestSum = readonly [high: number, low: number];

export const NO_DIGESTS: DigestSum = [0, 0];

const HALF = 8;
const highOf = (digest: string): number => Number.parseInt(digest.slice(0, HALF), 16);
const lowOf = (digest: string): number => Number.parseInt(digest.slice(HALF, 2 * HALF), 16);

export const withDigest = ([high, low]: DigestSum, digest: string): DigestSum => [
  (high + highOf(digest)) >>> 0,
  (low + lowOf(digest)) >>> 0,
];

export const withoutDigest = ([high, low]: DigestSum, digest: string): DigestSum => [
  (high - highOf(digest)) >>> 0,
  (low - lowOf(digest)) >>> 0,
];

/** Sums many digests without allocating a pair for each. */
export const sumOf = (digests: readonly string[]): DigestSum => {
  let [high, low] = NO_DIGESTS;
  for (const digest of digests) {
    high = (high + highOf(digest)) >>> 0;
    low = (low + lowOf(digest)) >>> 0;
  }
  return [high, low];
};

const inHex = (half: number): string => half.toString(16).padStart(HALF, '0');

/** Returns the sum as 16 hexadecimal digits. */
export const checksumText = ([high, low]: DigestSum): string => inHex(high) + inHex(low);

/** Odd numbers with many set bits, as multiplicative hashes need them. */
const [FACTOR_ONE, FACTOR_TWO] = [2_654_435_761, 1_597_334_677];
const [SEED_ONE, SEED_TWO] = [0xdeadbeef, 0x41c6ce57];

/** Spreads every bit over the whole half, so that sums of similar numbers do not collide. */
const mixed = (half: number): number => {
  const once = Math.imul(half ^ (half >>> 16), 2_246_822_507);
  const twice = Math.imul(once ^ (once >>> 13), 3_266_489_909);
  return (twice ^ (twice >>> 16)) >>> 0;
};

/** Returns a digest of a list's order. It finds errors, not attacks: browsers offer cryptographic digests only through promises. */
export const orderDigest = (name: OrderedName, ids: readonly string[]): string => {
  let [one, two] = [SEED_ONE, SEED_TWO];
  const text = [name, ...ids].join('/');
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, FACTOR_ONE);
    two = Math.imul(two ^ code, FACTOR_TWO) ^ (two >>> 15);
  }
  return inHex(mixed(one)) + inHex(mixed(two));
};

export const checksumOf = (content: Pick<Content, OrderedName | 'digests'>): string => {
  const orders = ORDERED_NAMES.map((name) =>
    orderDigest(
      name,
      content[name].map(({ id }) => id),
    ),
  );
  return checksumText(sumOf([...Object.values(content.digests), ...orders]));
};
