import { describe, expect, it } from 'vitest';
import { localeOf } from './routes.ts';

describe('addresses', () => {
  it('recognises the language of a page by its prefix, which the default language does not have', () => {
    expect(localeOf({ locale: undefined })).toBe('ar');
    expect(localeOf({ locale: 'en', id: 'a' })).toBe('en');
    expect(() => localeOf({ locale: 'nowhere' })).toThrow('nowhere');
  });
});
