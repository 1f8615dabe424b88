import { contactEntity } from '@sanabel/contract/entities/contact';
import { describe, expect, it } from 'vitest';
import { contactLinks, hoursIn, readableLink } from './club-links.ts';

const blank = contactEntity.fallback;

it('a blank contact record gives no links', () => {
  expect(contactLinks(blank, 'Hello')).toEqual({ email: null, phone: null, chat: null, social: [] });
});

it('a local number gets the country prefix, the chat link its message', () => {
  const links = contactLinks({ ...blank, phoneNumber: '01012345678', whatsappLink: '01012345678' }, 'Hello, I need agricultural advice.');
  expect(links.phone).toEqual({ href: 'tel:+201012345678', text: '+20 101 234 5678' });
  expect(links.chat).toBe('https://wa.me/201012345678?text=Hello%2C%20I%20need%20agricultural%20advice.');
});

it('a link that is not http is left out', () => {
  expect(contactLinks({ ...blank, youtubeLink: 'javascript:alert(1)', facebookLink: 'https://facebook.com/x' }, '').social).toEqual([
    { network: 'facebook', href: 'https://facebook.com/x' },
  ]);
});

it('a link keeps its address when its Arabic is written in letters, and what is no letter stays in bytes', () => {
  for (const link of [
    'https://a.example/%D8%B0%D8%B1%D8%A9-1?q=%D9%A1%20%22',
    'https://a.example/%D8%B0',
    'https://a.example/%E2%80%AE%C2%A0',
  ])
    expect(new URL(readableLink(link)).href).toBe(link);
  expect(readableLink('https://a.example/%D8%B0%D8%B1%D8%A9-1?q=%22')).toBe('https://a.example/ذرة-1?q=%22');
  expect(readableLink('https://a.example/%E2%80%AE')).toBe('https://a.example/%E2%80%AE');
});

describe('a line of the opening hours', () => {
  it.each([
    ['Sunday to Thursday: 9:00 am - 3:00 pm', 'Sunday to Thursday', '9:00 am - 3:00 pm'],
    ['Sunday 9:00 am - 3:00 pm', 'Sunday 9:00 am - 3:00 pm', ''],
    ['Sunday:9:00-15:00', 'Sunday', '9:00-15:00'],
    ['الأحد: ٩:٠٠ ص - ٣:٠٠ م', 'الأحد', '٩:٠٠ ص - ٣:٠٠ م'],
    ['الأحد ۹:۰۰ - ۱۵:۰۰', 'الأحد ۹:۰۰ - ۱۵:۰۰', ''],
    ['星期日：9：00–15：00', '星期日', '9：00–15：00'],
    ['Until day 3: 9:00 to 15:00', 'Until day 3', '9:00 to 15:00'],
    ['Closed', 'Closed', ''],
  ])('%j', (line, days, times) => {
    expect(hoursIn(line)).toEqual({ days, times });
  });
});
