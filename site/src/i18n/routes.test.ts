import { describe, expect, it } from 'vitest';
import { addressOf, localeItemPaths, localePaths } from './routes.ts';

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

  it('gives every page in both languages, the default one without a prefix', () => {
    expect(localePaths().map(({ params, props }) => [params.locale, props.locale])).toEqual([
      [undefined, 'ar'],
      ['en', 'en'],
    ]);
  });

  it('gives every item in both languages', () => {
    expect(localeItemPaths([{ id: 'a' }, { id: 'b' }]).map(({ params }) => [params.locale, params.id])).toEqual([
      [undefined, 'a'],
      [undefined, 'b'],
      ['en', 'a'],
      ['en', 'b'],
    ]);
  });
});
