import type { Content } from './content.ts';
import { ORDERED_NAMES, type OrderedName } from './entities/index.ts';

/**
 * A sum of 64-bit digests, in two halves of 32 bits: the same whatever their order, and brought forward by one addition when one of
 * ten thousand changes.
 */
export type DigestSum = readonly [high: number, low: number];

export const NO_DIGESTS: DigestSum = [0, 0];

const HALF = 8;
const highOf = (digest: string): number => Number.parseInt(digest.slice(0, HALF), 16);
const lowOf = (digest: string): number => Number.parseInt(digest.slice(HALF, 2 * HALF), 16);

/** The sum with one digest more. */
export const withDigest = ([high, low]: DigestSum, digest: string): DigestSum => [
  (high + highOf(digest)) >>> 0,
  (low + lowOf(digest)) >>> 0,
];

/** The sum without a digest that is in it. */
export const withoutDigest = ([high, low]: DigestSum, digest: string): DigestSum => [
  (high - highOf(digest)) >>> 0,
  (low - lowOf(digest)) >>> 0,
];

/** The sum of many, without a pair for each step. */
export const sumOf = (digests: readonly string[]): DigestSum => {
  let [high, low] = NO_DIGESTS;
  for (const digest of digests) {
    high = (high + highOf(digest)) >>> 0;
    low = (low + lowOf(digest)) >>> 0;
  }
  return [high, low];
};

const inHex = (half: number): string => half.toString(16).padStart(HALF, '0');

/** The sum as the 16 hexadecimal digits that are sent. */
export const checksumText = ([high, low]: DigestSum): string => inHex(high) + inHex(low);

/** Odd numbers with many bits, as multiplicative hashes need them. */
const [FACTOR_ONE, FACTOR_TWO] = [2_654_435_761, 1_597_334_677];
const [SEED_ONE, SEED_TWO] = [0xdeadbeef, 0x41c6ce57];

/** Spreads every bit over the whole half, so that sums of such numbers do not meet. */
const mixed = (half: number): number => {
  const once = Math.imul(half ^ (half >>> 16), 2_246_822_507);
  const twice = Math.imul(once ^ (once >>> 13), 3_266_489_909);
  return (twice ^ (twice >>> 16)) >>> 0;
};

/** The digest of a list's order. Not a cryptographic one, which browsers give by promises alone: it finds errors, not attacks. */
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

/** One number for all of the content: its records by their digests, and the order of its lists. Two reads of the same content have the same. */
export const checksumOf = (content: Pick<Content, OrderedName | 'digests'>): string => {
  const orders = ORDERED_NAMES.map((name) =>
    orderDigest(
      name,
      content[name].map(({ id }) => id),
    ),
  );
  return checksumText(sumOf([...Object.values(content.digests), ...orders]));
};
