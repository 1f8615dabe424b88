import { describe, expect, it } from 'vitest';
import { isPersonalPassword } from './personal-password.ts';

const NADIA = { fullName: 'نادية فؤاد', email: 'nadia.fouad@sanabel.example' };

describe('a password made of its owner’s name or address', () => {
  it.each(['nadia.fouad@sanabel.example', 'Nadia.Fouad1!', 'fouad-nadia-77', 'نادية فؤاد ٧٧', 'NADIA nadia 99'])(
    'is seen: %s',
    (password) => {
      expect(isPersonalPassword(password, NADIA)).toBe(true);
    },
  );

  it.each(['nakhla 7 wa sabil', 'nadia walks to the river', 'seven 7 furrows', 'صحراء وقناة وقمح'])(
    'is not what has enough beside it: %s',
    (password) => {
      expect(isPersonalPassword(password, NADIA)).toBe(false);
    },
  );

  it('is not seen in words too short to be one', () => {
    expect(isPersonalPassword('li li li li', { fullName: 'Li', email: 'li@x.io' })).toBe(false);
  });
});
