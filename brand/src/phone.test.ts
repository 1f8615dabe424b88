import { normaliseChatNumber, normalisePhone } from '@sanabel/contract/typing/phone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatDigits, dialledPhone, groupedPhone, isOddMobile, isOddShort, phoneKind, searchedDigits } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['01012345678', '+201012345678'],
    ['1012345678', '+201012345678'],
    ['+201012345678', '+201012345678'],
    ['+2001012345678', '+201012345678'],
    ['00201012345678', '+201012345678'],
    ['201012345678', '+201012345678'],
    ['0403312345', '+20403312345'],
    ['20403312345', '+20403312345'],
    ['0223456789', '+20223456789'],
    ['+966501234567', '+966501234567'],
    ['00966501234567', '+966501234567'],
    ['https://wa.me/201012345678', '+201012345678'],
    ['https://api.whatsapp.com/send?phone=+201012345678&text=x', '+201012345678'],
    ['', ''],
  ])('%j is called as %j: the country prefix is put once', (stored, called) => {
    expect(dialledPhone(stored)).toBe(called);
    expect(chatDigits(stored)).toBe(called.slice(1));
  });

  it.each(['19561', '15551', '16000', '1551', '122'])('%s is a short number, called as it stands, and nobody to chat with', (stored) => {
    expect(phoneKind(stored)).toBe('short');
    expect(dialledPhone(stored)).toBe(stored);
    expect(groupedPhone(stored)).toBe(stored);
    expect(chatDigits(stored)).toBe('');
    expect(isOddShort(stored)).toBe(false);
  });

  it.each([
    ['01012345678', 'mobile', '0101 234 5678'],
    ['+201512345678', 'mobile', '+20 151 234 5678'],
    ['0223456789', 'landline', '02 2345 6789'],
    ['034812345', 'landline', '03 481 2345'],
    ['0403312345', 'landline', '040 331 2345'],
    ['+20403312345', 'landline', '+20 40 331 2345'],
    ['08001234567', 'freephone', '0800 123 4567'],
    ['+966501234567', 'foreign', '+966501234567'],
    ['0101234567', 'unknown', '0101234567'],
    ['12', null, '12'],
  ])('%s is %s, read as %s', (stored, kind, shown) => {
    expect(phoneKind(stored)).toBe(kind);
    expect(groupedPhone(stored)).toBe(shown);
  });

  it('is odd with a digit too few or too many', () => {
    expect(['0101234567', '010123456789', '+2010123456'].map(isOddMobile)).toEqual([true, true, true]);
    expect(['01012345678', '0403312345', '+966501234567', '19561'].map(isOddMobile)).toEqual([false, false, false, false]);
    expect(['12345', '999', '45678'].map(isOddShort)).toEqual([true, true, true]);
  });

  it.each([
    ['01012345678', '1012345678'],
    ['+20 (0)10 1234 5678', '1012345678'],
    ['00201012345678', '1012345678'],
    ['201012345678', '1012345678'],
    ['+966 50 123 4567', '966501234567'],
    ['wheat', null],
  ])('%s is found by %s', (typed, digits) => {
    expect(searchedDigits(typed)).toBe(digits);
  });

  it('is never prefixed twice, whatever it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+20|0020|20|0)?(1[0125]\d{8}|40\d{7}|2[2-4]\d{7}|3\d{7})$/), (number) => {
        expect(dialledPhone(dialledPhone(number))).toBe(dialledPhone(number));
        expect(dialledPhone(number)).toMatch(/^\+20[1-9]/);
        expect(normaliseChatNumber(number)).toBe(normalisePhone(number));
      }),
    );
  });
});
