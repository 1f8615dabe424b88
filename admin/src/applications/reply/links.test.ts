import { describe, expect, it } from 'vitest';
import { chatLink, mailLink } from './links.ts';

describe('a chat with an applicant', () => {
  it.each([
    ['01012345678', '201012345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '201012345678'],
    ['+201012345678', '201012345678'],
    ['00201012345678', '201012345678'],
    ['201012345678', '201012345678'],
    ['+966501234567', '966501234567'],
    ['00966501234567', '966501234567'],
  ])('of %s goes to %s', (stored, number) => expect(chatLink(stored)).toBe(`https://wa.me/${number}`));

  it.each([
    ['a landline', '0403334455'],
    ['a digit too few', '0101234567'],
    ['a digit too many', '010123456789'],
    ['no country', '12345678'],
    ['a foreign number that is too short', '+96650'],
    ['no number', 'x'],
  ])('has no link for %s', (_, stored) => expect(chatLink(stored)).toBeNull());

  it('carries a text of any letters and lines', () => {
    const link = chatLink('01012345678', 'أهلًا منى & «الري»\n؟') ?? '';
    expect(new URL(link).searchParams.get('text')).toBe('أهلًا منى & «الري»\n؟');
  });
});

describe('a mail to an applicant', () => {
  it('keeps a plain @ and hides what would end the address', () => {
    expect(mailLink('mona+club@mail.example')).toBe('mailto:mona%2Bclub@mail.example');
    expect(mailLink('a?b&c@mail.example')).toBe('mailto:a%3Fb%26c@mail.example');
  });

  it('has subject and body, with lines as mail has them', () => {
    const link = mailLink('mona@mail.example', { subject: 'طلبك & وظيفتك', body: 'سطر\nآخر' });
    expect(link).toMatch(/^mailto:mona@mail\.example\?subject=[^&]+&body=[^&]+$/);
    expect(link.split('?')[1]?.split('&').map(decodeURIComponent)).toEqual(['subject=طلبك & وظيفتك', 'body=سطر\r\nآخر']);
  });
});
