import { describe, expect, it } from 'vitest';
import { localeOf } from './routes.ts';

describe('addresses', () => {
  it('tells the language of a page by its prefix, which the default one has not', () => {
    expect(localeOf({ locale: undefined })).toBe('ar');
    expect(localeOf({ locale: 'en', id: 'a' })).toBe('en');
    expect(() => localeOf({ locale: 'nowhere' })).toThrow('nowhere');
  });
});
