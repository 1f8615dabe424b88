import type { Content } from '@sanabel/contract/content';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item } from '../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from '../content/site-data.ts';
import { feed } from './feed.ts';

const MANY = 40;
const crops = Array.from({ length: MANY }, (_, at) => generateItem('crops', at + 1));
const BASE: Content = contentOf({ ...generateLists(0), crops, alerts: [] }, 1, { webp: 1, avif: 1 });
const show = (changed: readonly Item<'crops'>[]): string[] =>
  replaceSiteData({ content: { ...BASE, crops: [...changed] }, year: 2026, busyImages: new Set<never>() }).changed;

interface Entry {
  title: string;
  link: string;
  guid: { '#text': string; '@_isPermaLink': string };
  description: string;
  pubDate: string;
  enclosure: { '@_url': string; '@_length': string; '@_type': string };
}
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false, isArray: (name) => name === 'item' });
const read = async (locale: 'ar' | 'en' = 'ar') => {
  const text = await feed(locale);
  expect(XMLValidator.validate(text)).toBe(true);
  const { rss } = parser.parse(text) as {
    rss: { '@_version': string; channel: { language: string; 'atom:link': Record<string, string>; item: Entry[] } };
  };
  return rss;
};

beforeEach(() => {
  show(crops);
});

describe('the feed', () => {
  it('is RSS 2.0 in one language that names its own address', async () => {
    const { '@_version': version, channel } = await read('en');
    expect([version, channel.language]).toEqual(['2.0', 'en']);
    expect(channel['atom:link']).toMatchObject({ '@_rel': 'self', '@_type': 'application/rss+xml' });
    expect(channel['atom:link']['@_href']).toMatch(/\/feeds\/en\.xml$/);
  });

  it('has the thirty newest, the newest first, each with its page, its time and its picture', async () => {
    const { item } = (await read()).channel;
    const byAge = crops.toSorted((one, other) =>
      one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : one.id < other.id ? -1 : 1,
    );
    expect(item.map(({ link }) => link.split('/').at(-1))).toEqual(byAge.slice(0, 30).map(({ id }) => id));
    for (const { link, guid, pubDate } of item) {
      expect([guid['#text'], guid['@_isPermaLink']]).toEqual([link, 'true']);
      expect(new Date(pubDate).toUTCString()).toBe(pubDate);
    }
    expect(item[0]?.enclosure).toMatchObject({ '@_type': 'image/webp' });
    expect(Number(item[0]?.enclosure['@_length'])).toBeGreaterThan(0);
  });

  it('is valid with any text, and gives it back but for what XML cannot hold', async () => {
    const wild = fc.string({ unit: 'binary', minLength: 1 });
    await fc.assert(
      fc.asyncProperty(wild, wild, async (arabicName, arabicDescription) => {
        show([{ ...crops[0], arabicName: `ق${arabicName}`, arabicDescription: `و${arabicDescription}]]>&amp;<b>` } as Item<'crops'>]);
        const { item } = (await read()).channel;
        expect(item[0]?.title.replace(/\s/g, '')).toBe(`ق${arabicName}`.toWellFormed().replace(/\p{Cc}|[\ufffe\uffff]|\s/gu, ''));
        expect(item[0]?.description).toContain(']]>&amp;<b>');
      }),
      { numRuns: 60 },
    );
  });

  it('has what a declared kind says of itself, and leaves it when its validity ends', async () => {
    const [alert] = generateLists(0).alerts;
    const until = '2026-12-01T18:00:00.000Z';
    const one = { ...alert, until, createdAt: '2026-11-28T06:00:00.000Z', arabicTitle: 'رياح', level: 'act' } as Item<'alerts'>;
    const at = (now: number): string[] =>
      replaceSiteData({ content: { ...BASE, alerts: [one] }, year: 2026, now, busyImages: new Set<never>() }).changed;
    at(Date.parse(until) - 1);
    const [first] = (await read()).channel.item;
    expect([first?.title, first?.link.endsWith(`/alerts/${one.id}`)]).toEqual(['رياح', true]);
    expect(await feed('ar')).toContain('<category>تصرّف اليوم</category>');
    const { reads } = await renderIn(() => feed('ar'));
    expect(at(Date.parse(until)).some((name) => reads.has(name))).toBe(true);
    expect(await feed('ar')).not.toContain(one.id);
  });

  it('is made again when one of its items changes or goes, and not for an older one', async () => {
    const { reads } = await renderIn(() => feed('ar'));
    const [newest] = crops.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    const oldest = crops.toSorted((one, other) => (one.createdAt > other.createdAt ? 1 : -1))[0];
    const isStale = (changed: Item<'crops'>[]): boolean => show(changed).some((name) => reads.has(name));
    const edited = (wanted: Item<'crops'> | undefined) =>
      crops.map((crop) => (crop.id === wanted?.id ? { ...crop, arabicName: 'اسم جديد' } : crop));
    expect(isStale(edited(oldest))).toBe(false);
    show(crops);
    expect(isStale(edited(newest))).toBe(true);
    show(crops);
    expect(isStale(crops.filter(({ id }) => id !== newest?.id))).toBe(true);
    expect(await feed('ar')).not.toContain(newest?.id);
  });
});
