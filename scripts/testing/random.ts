/** Numbers that a seed decides: the same seed gives the same choices. */
export interface Random {
  below(count: number): number;
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  some<T>(from: readonly T[], count: number): T[];
  /** Returns separate numbers for one part of the run, so that another part does not shift them. */
  fork(name: string): Random;
}

/** Mulberry32: 32 bits of state, even enough for choices. */
const generator = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const createRandom = (seed: number): Random => {
  const next = generator(seed);
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('There is nothing to choose from.');
    return from[below(from.length)] as T;
  };
  return {
    below,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    pick,
    some: (from, count) => {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as (typeof left)[number]);
    },
    fork: (name) => createRandom([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed)),
  };
};
