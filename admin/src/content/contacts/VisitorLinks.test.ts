import { isOddMobile } from '@sanabel/brand/phone';
import { describe, expect, it } from 'vitest';
import { type ContactValues, contactValues } from './fields.ts';
import { visitorLinks } from './VisitorLinks.tsx';

const hrefs = (changes: Partial<ContactValues>) =>
  Object.fromEntries(visitorLinks({ ...contactValues(null), ...changes }).map(({ text, href }) => [text, href]));

describe('what visitors will open', () => {
  it('is the number with +2 before it, for calls and for chats', () => {
    expect(hrefs({ phoneNumber: '01012345678', whatsappLink: '٠١٠ ١٢٣٤ ٥٦٧٨' })).toMatchObject({
      call: 'tel:+201012345678',
      chat: 'https://wa.me/201012345678',
    });
  });

  it('is not prefixed twice', () => {
    expect(hrefs({ phoneNumber: '+201012345678', whatsappLink: 'https://wa.me/201012345678' })).toMatchObject({
      call: 'tel:+201012345678',
      chat: 'https://wa.me/201012345678',
    });
  });

  it('is nothing for what is blank or wrong', () => {
    expect(hrefs({ phoneNumber: '12', email: 'hello@', youtubeLink: 'javascript:alert(1)' })).toMatchObject({
      call: '',
      chat: '',
      mail: '',
      youtube: '',
    });
  });

  it('warns of a mobile number with a digit too few or too many, and of no other', () => {
    expect(['0101234567', '010123456789', '٠١٠ ١٢٣ ٤٥٦'].map(isOddMobile)).toEqual([true, true, true]);
    expect(['01012345678', '+201012345678', '0403312345', '+966501234567', ''].map(isOddMobile)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
