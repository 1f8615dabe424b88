import { isPlaceholderPage } from '@sanabel/contract/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, loadSite, manyCrops } from '../../../scripts/testing/content/rendered.ts';

const SITE = 'https://club.example';

let site: BuiltSite;

beforeAll(async () => {
  site = await loadSite(SITE);
}, 300_000);

const namesIn = (map: string): string[] => [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);

// Search and saved pages are empty to a stranger.
const isListed = (address: string): boolean => !/\.\w+$|\/(?:search|offline)$/.test(address) && !isPlaceholderPage(address);

describe('the sitemap', () => {
  it.each([
    ['lists of one page', 10],
    ['lists of several pages', 100],
    ['parts with 500 addresses', 600],
  ])('names each page once in both languages, with %s', async (_, crops) => {
    site.replaceSiteData({ content: manyCrops(crops), year: 2026, busyImages: new Set() });
    const listed: string[] = [];
    for (const part of namesIn((await site.render('/sitemap.xml')).result)) {
      const pages = namesIn((await site.render(part)).result);
      expect(pages.length, part).toBeLessThanOrEqual(500);
      listed.push(...pages);
    }
    expect(listed.toSorted()).toEqual(site.addresses().filter(isListed).toSorted());
  });
});
