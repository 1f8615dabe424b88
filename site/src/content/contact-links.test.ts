import { expect, it } from 'vitest';
import { contactLinks } from './contact-links.ts';

const blank = {
  email: '',
  address: '',
  arabicAddress: '',
  phoneNumber: '',
  whatsappLink: '',
  youtubeLink: '',
  tiktokLink: '',
  facebookLink: '',
};

it('shows nothing where nothing is known', () => {
  expect(contactLinks(blank, 'Hello')).toEqual({ email: null, phone: null, chat: null, social: [] });
});

it('puts the country prefix before a local number, and the message into the chat link', () => {
  const links = contactLinks({ ...blank, phoneNumber: '01012345678', whatsappLink: '01012345678' }, 'Hello, I need agricultural advice.');
  expect(links.phone).toEqual({ href: 'tel:+201012345678', text: '+20 101 234 5678' });
  expect(links.chat).toBe('https://wa.me/201012345678?text=Hello%2C%20I%20need%20agricultural%20advice.');
});

it('opens no link that is not http', () => {
  expect(contactLinks({ ...blank, youtubeLink: 'javascript:alert(1)', facebookLink: 'https://facebook.com/x' }, '').social).toEqual([
    { network: 'facebook', href: 'https://facebook.com/x' },
  ]);
});
