import { describe, expect, it } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap.ts';

const site = { origin: new URL('https://club.example'), defaultLocale: 'ar' } as const;
const time = '2026-05-01T10:00:00.000Z';

describe('the sitemap', () => {
  const text = sitemap([{ path: '/' }, { path: '/services/crop/a', changed: time }], site);

  it('has every page in both languages, each with its twins and the default', () => {
    const addresses = [...text.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://club.example/',
      'https://club.example/en',
      'https://club.example/services/crop/a',
      'https://club.example/en/services/crop/a',
    ]);
    expect(text.match(/hreflang="x-default" href="https:\/\/club\.example\/services\/crop\/a"/g)).toHaveLength(2);
    expect(text.match(/hreflang="en" href="https:\/\/club\.example\/en\/services\/crop\/a"/g)).toHaveLength(2);
    expect(text.match(/hreflang="ar" href="https:\/\/club\.example\/services\/crop\/a"/g)).toHaveLength(2);
  });

  it('names the time of change where it is known', () => {
    expect(text.match(/<lastmod>/g)).toHaveLength(2);
    expect(text).toContain(`<lastmod>${time}</lastmod>`);
  });

  it('escapes what XML would read as its own', () => {
    expect(sitemap([{ path: '/a&b' }], site)).toContain('https://club.example/a&amp;b');
  });

  it('has an index of its parts', () => {
    const index = sitemapIndex(['https://club.example/sitemap-pages.xml', 'https://club.example/sitemap-crops-1.xml']);
    expect(index).toContain('<sitemap><loc>https://club.example/sitemap-pages.xml</loc></sitemap>');
    expect(index.match(/<loc>/g)).toHaveLength(2);
  });
});
