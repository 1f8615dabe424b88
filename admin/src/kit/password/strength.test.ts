import { describe, expect, it } from 'vitest';
import { judge } from './strength.ts';

const MONA = { fullName: 'منى عبد الرحمن', email: 'mona@sanabel.example' };
const seen = (password: string) => {
  const { grains, strength, isAllowed } = judge(password, MONA);
  return [grains, strength, isAllowed];
};

describe('a new password', () => {
  it.each([
    ['nothing', '', 0, 'weak', false],
    ['too short', 'shagara 12', 2, 'weak', false],
    ['long, and tried first', 'passwordpassword2026', 2, 'weak', false],
    ['long, and one’s own address', 'mona@sanabel.example', 2, 'weak', false],
    ['just long enough', 'nakhla wa 7b', 3, 'fair', true],
    ['a short sentence', 'nakhla 7 wa sabil', 4, 'strong', true],
    ['a longer one, in Arabic', 'سبع نخلات وساقية عند الجسر', 5, 'strong', true],
  ])('that is %s has its grains', (_what, password, grains, strength, isAllowed) => {
    expect(seen(password)).toEqual([grains, strength, isAllowed]);
  });

  it('says which rules it keeps', () => {
    expect(judge('mona@sanabel.example', MONA).met).toEqual({ long: true, uncommon: true, impersonal: false });
    expect(judge('111111111111', MONA).met).toEqual({ long: true, uncommon: false, impersonal: true });
  });
});
