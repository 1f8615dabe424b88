import { describe, expect, it } from 'vitest';
import { itemAnchor, itemPage } from './kinds/index.ts';
import { addressOf } from './pages.ts';

describe('addresses', () => {
  it.each([
    ['ar', '/', '/'],
    ['ar', '/about', '/about'],
    ['en', '/', '/en'],
    ['en', '/about', '/en/about'],
    ['en', '/services/crop/x', '/en/services/crop/x'],
    ['en', '/#expert', '/en#expert'],
    ['ar', '/#expert', '/#expert'],
  ] as const)('with Arabic as the default, %s %s is %s', (locale, path, address) => {
    expect(addressOf(locale, path, 'ar')).toBe(address);
  });

  it('turn around when English is the default', () => {
    expect(addressOf('en', '/about', 'en')).toBe('/about');
    expect(addressOf('ar', '/about', 'en')).toBe('/ar/about');
    expect(addressOf('ar', '/', 'en')).toBe('/ar');
  });

  it('of an item hold its id where it has a page of its own', () => {
    expect(itemPage('crops', 'x')).toBe('/services/crop/x');
    expect(itemPage('partners', 'x')).toBe('/');
    expect(itemPage('media')).toBe('/contact');
  });

  it('of an item lead to it on its page', () => {
    expect(itemAnchor('gallery', { id: 'x', type: 'image' })).toBe('#photo-x');
    expect(itemAnchor('gallery', { id: 'x', type: 'youtube' })).toBe('');
    expect(itemAnchor('members', { id: 'x' })).toBe('#member-x');
    expect(itemAnchor('crops', { id: 'x', type: 'Grains' })).toBe('');
  });
});
