import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password that is tried first', () => {
  it.each([
    'administrator1',
    'qwertyuiopas',
    '1qaz2wsx3edc',
    '1q2w3e4r5t6y',
    '123qweasdzxc',
    'sanabelclub1',
    'mahmoud12345',
    'Sanabel@Club#2026',
    'qwertyuiop[]',
    'zaq12wsxcde3',
    'password@123456',
    'نادي سنابل ١٢٣',
  ])('is seen: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'seven ears 7 furrows',
    'furrow 7 kernel',
    'صحراء وقناة وقمح',
    'water under the reeds',
    'tractor sparrow 19 jam',
    'qanat-88-lentils',
  ])('is not every other: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
