import { isPlaceholderPage } from '@sanabel/contract/pages';
import { beforeAll, expect, it } from 'vitest';
import { type BuiltSite, loadSite, manyCrops } from '../../../scripts/testing/content/rendered.ts';
import { drawingName } from './drawing.ts';

let site: BuiltSite;
const content = manyCrops(3);
const [crop] = content.crops;
const siteDataWith = (change: object) => ({
  content: { ...content, crops: content.crops.map((one) => (one === crop ? { ...one, ...change } : one)) },
  year: 2026,
  busyImages: new Set<never>(),
});
const pictureOf = (html: string): string => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';

/** The drawings of pages beside their cards. */
const LOOKS: Readonly<Record<string, string[]>> = {
  crop: ['code', 'poster'],
  article: ['code', 'poster'],
  alerts: ['code', 'dated'],
  ask: ['code', 'poster'],
  booklet: ['code'],
};

beforeAll(async () => {
  site = await loadSite('https://club.example');
}, 300_000);

it('every listed page names a card in its language, which the publisher draws', async () => {
  site.replaceSiteData(siteDataWith({}));
  const pages = site.addresses().filter((address) => !/\.\w+$|\/page\/\d+$/.test(address) && !isPlaceholderPage(address));
  const seen = new Map<string, string>();
  for (const address of pages) {
    const { result, drawings } = await site.render(address);
    const [image, ...others] = drawings.flatMap((one) => (one.look === 'code' || one.look === 'poster' || one.look === 'dated' ? [] : one));
    if (!image || others.length > 0) throw new Error(address);
    const looks = drawings.filter((one) => one !== image).map(({ look }) => look);
    const [, kind = ''] = /\/(crop|article|booklet|alerts|ask)\//.exec(address) ?? [];
    expect(looks.toSorted(), address).toEqual(LOOKS[kind] ?? []);
    expect(pictureOf(result), address).toBe(`https://club.example/share/${drawingName(image)}`);
    for (const tag of [
      'og:image:width" content="1200"',
      'og:image:height" content="630"',
      'og:image:alt" content="',
      'twitter:card" content="summary_large_image"',
    ])
      expect(result, address).toContain(tag);
    expect(image.locale, address).toBe(/^\/en(\/|$)/.test(address) ? 'en' : 'ar');
    seen.set(drawingName(image), address);
  }
  expect(seen.size).toBe(pages.length);
  expect((await site.render('/404')).drawings).toEqual([]);
});

it('is another picture when something on it changes, and the same when something else does', async () => {
  const address = `/services/crop/${crop?.id}`;
  const after = async (change: object) => {
    site.replaceSiteData(siteDataWith(change));
    return pictureOf((await site.render(address)).result);
  };
  const before = await after({});
  expect(await after({ arabicDescription: 'نص آخر', updatedAt: '2026-12-01T00:00:00.000Z' })).toBe(before);
  for (const change of [{ arabicName: 'اسم آخر' }, { arabicTitle: 'سطر آخر' }, { growthPeriod: (crop?.growthPeriod ?? 1) + 1 }])
    expect(await after(change)).not.toBe(before);
});
