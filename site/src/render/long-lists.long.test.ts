import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, CLIENT, loadSite, manyCrops } from '../../../scripts/testing/content/rendered.ts';

const SITE = 'https://club.example';
const MOST_BYTES = 20_000;
const MOST_CARDS = 47;

let site: BuiltSite;
let addresses: ReadonlySet<string>;
const html = new Map<string, string>();

/** Samples the start, middle and end of every list; the links between are made alike. */
const isSample = (address: string): boolean =>
  /\/services\/(?:crops(?:\/[a-z-]+)?|awareness|climate)$/.test(address) ||
  /\/services\/crops\/(?:grains\/)?(?:1|2|20|100|206|207)$/.test(address);

beforeAll(async () => {
  site = await loadSite(SITE);
  site.replaceSiteData({ content: manyCrops(5000), year: 2026, busyImages: new Set() });
  const all = site.addresses();
  addresses = new Set(all);
  for (const address of all.filter(isSample)) html.set(address, (await site.render(address)).result);
}, 300_000);

const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
const every = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const bytesOf = (text: string | Buffer): number => brotliCompressSync(text).length;
const pathOf = (address: string | undefined): string | undefined => address?.replace(SITE, '');

describe('the list pages of 5,000 crops', () => {
  it('are of every kind, in both languages', () => {
    expect(html.size).toBeGreaterThan(40);
    expect([...html.keys()]).toEqual(expect.arrayContaining(['/services/crops', '/en/services/crops/207', '/services/crops/sugar-crops']));
  });

  it('weigh little, whatever their number: HTML, styles and scripts', () => {
    // Templates without a name load only on request: the search.
    const scripts = (text: string) =>
      every(text.replace(/<template>.*?<\/template>/gs, ''), /<script[^>]* src="([^"]+)"/g).map((script) =>
        bytesOf(readFileSync(join(CLIENT, script))),
      );
    const heavy = [...html].map(
      ([address, text]) => [address, bytesOf(text) + scripts(text).reduce((sum, bytes) => sum + bytes, 0)] as const,
    );
    expect(heavy.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
  });

  it('have 24 cards, the first of a list up to 47, and name as many in their data', () => {
    for (const [address, text] of html) {
      const cards = every(text, /data-id="([^"]+)"/g).length;
      if (/\/\d+$/.test(address)) expect(cards, address).toBe(24);
      else expect(cards, address).toBeLessThanOrEqual(MOST_CARDS);
      expect(text, address).toContain(`"numberOfItems":${cards}`);
    }
  });

  it('link to nothing that is not rendered', () => {
    const files = /^\/(?:assets|media|art)\/|^\/(?:favicon|apple-touch-icon)/;
    const dead = [...html].flatMap(([address, text]) =>
      every(text, / href="([^"]+)"/g)
        .map((link) => pathOf(link)?.replace(/[#?].*$/, '') ?? '')
        .filter((path) => path.startsWith('/') && !files.test(path) && !addresses.has(path))
        .map((path) => `${address}: ${path}`),
    );
    expect(dead).toEqual([]);
  });

  it('have an address and a title of their own', () => {
    for (const [address, text] of html) expect(pathOf(first(text, /<link rel="canonical" href="([^"]+)"/)), address).toBe(address);
    const titles = [...html.values()].map((text) => first(text, /<title>([^<]+)</));
    expect(new Set(titles).size).toBe(titles.length);
    expect(first(html.get('/services/crops/206') ?? '', /<title>([^<]+) ·/)).toBe('المحاصيل، صفحة ٣ من ٢٠٨');
    expect(first(html.get('/en/services/crops/206') ?? '', /<title>([^<]+) · [^·<]+</)).toBe('Crops · Page 3 of 208');
    expect(first(html.get('/en/services/crops/grains') ?? '', /<title>([^<]+) ·/)).toBe('Crops: Grains');
  });

  it('name their neighbours in the head and in the pager, and mark themselves, at both ends and between', () => {
    const pagesOf = (base: string): number => [...addresses].filter((address) => new RegExp(`^${base}/\\d+$`).test(address)).length + 1;
    for (const [address, text] of html) {
      const [, base = address, number] = /^(.*)\/(\d+)$/.exec(address) ?? [];
      const pages = pagesOf(base);
      const page = Number(number ?? pages);
      const pathTo = (other: number): string | undefined =>
        other < 1 || other > pages ? undefined : other === pages ? base : `${base}/${other}`;
      for (const [rel, path] of [
        ['prev', pathTo(page + 1)],
        ['next', pathTo(page - 1)],
      ] as const) {
        expect(pathOf(first(text, new RegExp(`<link rel="${rel}" href="([^"]+)"`))), `${rel} of ${address}`).toBe(path);
        expect(first(text, new RegExp(`<a[^>]* href="([^"]+)" rel="${rel}"`)), `${rel} of ${address}`).toBe(path);
      }
      const marked = every(text, /href="([^"]+)"[^>]* aria-current="page"/g).filter((link) => link.startsWith(base));
      expect(marked, address).toEqual(pages > 1 ? [address] : []);
    }
  });

  it('tell no count beyond the first page', () => {
    expect(html.get('/en/services/crops')).toContain('5,000 crops');
    expect(html.get('/en/services/crops/206')).not.toContain('5,000');
  });
});

describe('the page of the month of 5,000 crops', () => {
  it('has at most 48 of them in its table, eight in a column', async () => {
    site.replaceSiteData({ content: manyCrops(5000), year: 2026, busyImages: new Set() });
    const { result } = await site.render('/this-month');
    const table = first(result, /<tbody[^>]*>(.*?)<\/tbody>/s) ?? '';
    expect(new Set(every(table, / href="([^"]+)"/g)).size).toBe(48);
    expect(every(result, /(<img)/g).length).toBeLessThan(320);
    expect(bytesOf(result)).toBeLessThan(24_000);
  });
});

describe('a list of one page', () => {
  it('has its chips for the index of names, no pager and no other page', async () => {
    site.replaceSiteData({ content: manyCrops(MOST_CARDS), year: 2026, busyImages: new Set() });
    const { result } = await site.render('/services/crops');
    expect(site.addresses().filter((address) => /\/services\/crops\//.test(address))).toEqual([]);
    expect(result).toContain('href="#type-Grains"');
    expect(result).toContain('id="type-Grains"');
    expect(result).not.toContain('data-pager');
    expect(bytesOf(result)).toBeLessThan(MOST_BYTES);
  });
});
