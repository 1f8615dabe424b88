import { describe, expect, it } from 'vitest';
import { addressOf, localeOf } from './routes.ts';

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

  it('turns around when English is the default', () => {
    expect(addressOf('en', '/about', 'en')).toBe('/about');
    expect(addressOf('ar', '/about', 'en')).toBe('/ar/about');
    expect(addressOf('ar', '/', 'en')).toBe('/ar');
  });

  it('tells the language of a page by its prefix, which the default one has not', () => {
    expect(localeOf({ locale: undefined })).toBe('ar');
    expect(localeOf({ locale: 'en', id: 'a' })).toBe('en');
    expect(() => localeOf({ locale: 'nowhere' })).toThrow('nowhere');
  });
});
