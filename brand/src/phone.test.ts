import { normaliseChatNumber, normalisePhone } from '@sanabel/contract/typed';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatDigits, internationalPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['01012345678', '+201012345678'],
    ['+201012345678', '+201012345678'],
    ['00201012345678', '+201012345678'],
    ['201012345678', '+201012345678'],
    ['https://wa.me/201012345678', '+201012345678'],
    ['https://api.whatsapp.com/send?phone=+201012345678&text=x', '+201012345678'],
    ['', ''],
  ])('%j is called as %j: the country prefix is put once', (stored, called) => {
    expect(internationalPhone(stored)).toBe(called);
    expect(chatDigits(stored)).toBe(called.slice(1));
  });
  it('is never prefixed twice, whatever it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+20|0020|0)?1[0125]\d{8}$/), (number) => {
        expect(internationalPhone(internationalPhone(number))).toBe(internationalPhone(number));
        expect(normaliseChatNumber(number)).toBe(normalisePhone(number));
      }),
    );
  });
});
