import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAlike, secret } from './secrets.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const takes = (value: string): boolean => secret.safeParse(value).success;

describe('a secret', () => {
  it.each([
    ALPHABET,
    ALPHABET.toUpperCase(),
    [...ALPHABET].reverse().join(''),
    [...'abcdefghijklmnopqrst'].join('-'),
    'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQ',
    '1a2b3c4d5e6f7g8h9i10j11k12l13m14n15o',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    'mnbvcxzlkjhgfdsapoiuytrewq0987654321',
    'sanabel-club-sanabel-club-sanabel-club',
    'a'.repeat(40),
    '0123456789'.repeat(4),
    'changeme-qV3n8ZkT1yPw6RbX9mLc4HsJ7',
    'qV3n8ZkT1yPw6RbX9mLc',
  ])('is refused where it can be guessed: %s', (value) => {
    expect(takes(value)).toBe(false);
  });

  it.each(['base64url', 'hex', 'base64'] as const)('is taken where it is random, as %s', (encoding) => {
    for (let round = 0; round < 200; round += 1) expect(takes(randomBytes(24).toString(encoding))).toBe(true);
  });

  it('is accepted as a UUID, or as invented words', () => {
    expect(takes(randomUUID())).toBe(true);
    expect(takes('the mill by the river grinds barley on tuesdays')).toBe(true);
  });
});

describe('two secrets', () => {
  const random = () => randomBytes(32).toString('base64url');

  it('are not alike where each is random', () => {
    for (let round = 0; round < 200; round += 1) expect(areAlike(random(), random())).toBe(false);
  });

  it('are alike where one is the other with another end, or with a character changed anywhere', () => {
    const base = random();
    expect([areAlike(base, base), areAlike(`${base}x`, `${base}y`), areAlike(base, `${base}-2`)]).toEqual([true, true, true]);
    fc.assert(
      fc.property(fc.nat(base.length - 1), (at) => {
        expect(areAlike(base, `${base.slice(0, at)}!${base.slice(at + 1)}`)).toBe(true);
      }),
    );
  });
});
