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
    ['+44 20 7946 0958', '+442079460958'],
    ['0800 123 4567', '+208001234567'],
    ['https://wa.me/201012345678', '+201012345678'],
    ['https://api.whatsapp.com/send?phone=+201012345678&text=x', '+201012345678'],
    ['', ''],
  ])('%j is called as %j: the country prefix is put once', (stored, called) => {
    expect(dialledPhone(stored)).toBe(called);
    expect(chatDigits(stored)).toBe(called.slice(1));
  });

  it.each(['19561', '15551', '16000', '17355', '1551', '122', '123', '180'])(
    '%s is a short number, called as it stands, and nobody to chat with',
    (stored) => {
      expect(phoneKind(stored)).toBe('short');
      expect(dialledPhone(stored)).toBe(stored);
      expect(groupedPhone(stored)).toBe(stored);
      expect(chatDigits(stored)).toBe('');
      expect(isOddShort(stored)).toBe(false);
    },
  );

  it.each([
    ['01012345678', 'mobile', '0101 234 5678'],
    ['+201512345678', 'mobile', '+20 151 234 5678'],
    ['0223456789', 'landline', '02 2345 6789'],
    ['034812345', 'landline', '03 481 2345'],
    ['0403312345', 'landline', '040 331 2345'],
    ['+20403312345', 'landline', '+20 40 331 2345'],
    ['08001234567', 'freephone', '0800 123 4567'],
    ['09001234567', 'premium', '0900 123 4567'],
    ['+966501234567', 'foreign', '+966501234567'],
    ['0101234567', 'unknown', '0101234567'],
    ['12', null, '12'],
  ])('%s is %s, read as %s', (stored, kind, shown) => {
    expect(phoneKind(stored)).toBe(kind);
    expect(groupedPhone(stored)).toBe(shown);
  });

  it.each([
    ['Cairo', '0223456789', '02 2345 6789'],
    ['Giza', '0235701234', '02 3570 1234'],
    ['New Cairo', '0226123456', '02 2612 3456'],
    ['Alexandria', '034812345', '03 481 2345'],
    ['Banha', '0133212345', '013 321 2345'],
    ['Tanta', '0403312345', '040 331 2345'],
    ['Damanhur', '0453312345', '045 331 2345'],
    ['Marsa Matruh', '0464931234', '046 493 1234'],
    ['Kafr El Sheikh', '0473212345', '047 321 2345'],
    ['Shibin El Kom', '0482212345', '048 221 2345'],
    ['Mansoura', '0502212345', '050 221 2345'],
    ['Zagazig', '0552312345', '055 231 2345'],
    ['10th of Ramadan', '0554412345', '055 441 2345'],
    ['Damietta', '0572212345', '057 221 2345'],
    ['Damietta, of six digits', '057221234', '057 22 1234'],
    ['Suez', '0623312345', '062 331 2345'],
    ['Ismailia', '0643912345', '064 391 2345'],
    ['Hurghada', '0653412345', '065 341 2345'],
    ['Port Said', '0663212345', '066 321 2345'],
    ['Arish', '0683312345', '068 331 2345'],
    ['El Tor', '0693712345', '069 371 2345'],
    ['Beni Suef', '0822312345', '082 231 2345'],
    ['Faiyum', '0846312345', '084 631 2345'],
    ['Minya', '0862312345', '086 231 2345'],
    ['Assiut', '0882312345', '088 231 2345'],
    ['New Valley', '0927912345', '092 791 2345'],
    ['Sohag', '0932312345', '093 231 2345'],
    ['Luxor', '0952312345', '095 231 2345'],
    ['Qena', '0963312345', '096 331 2345'],
    ['Aswan', '0972312345', '097 231 2345'],
  ])('of a landline in %s is read out as %s, and dialled with the country', (_, stored, shown) => {
    expect([phoneKind(stored), groupedPhone(stored), dialledPhone(stored)]).toEqual(['landline', shown, `+2${stored}`]);
    // An extra or a missing digit makes a number unknown, except in Damietta.
    expect(phoneKind(`${stored}0`)).toBe(stored === '057221234' ? 'landline' : 'unknown');
  });

  it.each(['010', '011', '012', '015'])('of a mobile begins with %s and has eleven digits', (start) => {
    expect(phoneKind(`${start}12345678`)).toBe('mobile');
    expect(['1234567', '123456789'].map((rest) => [phoneKind(start + rest), isOddMobile(start + rest)])).toEqual([
      ['unknown', true],
      ['unknown', true],
    ]);
  });

  it.each(['01312345678', '0411234567', '0531234567', '0611234567', '0671234567', '0811234567', '0911234567', '0941234567', '0701234567'])(
    '%s has a code that no place has',
    (stored) => {
      expect(phoneKind(stored)).toBe('unknown');
    },
  );

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
