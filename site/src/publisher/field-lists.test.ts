import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { manyCrops } from '../../../scripts/testing/content/rendered.ts';
import { FIELD_PAGES_MAX, type FieldList } from '../sections/saved-pages/model.ts';
import { fieldLists } from './field-lists.ts';
import { fieldPathsOf } from './field-paths.ts';
import { createPageIndex } from './page-index.ts';

const CROPS = 2000;
const PAGE = `<link rel="preload" href="/assets/text.woff2" as="font"><script type="module" src="/assets/layout.js"></script>`;

let siteFolder: string;
beforeEach(() => {
  siteFolder = mkdtempSync(join(tmpdir(), 'sanabel-lists-'));
  mkdirSync(join(siteFolder, 'assets'));
  writeFileSync(join(siteFolder, 'page.html'), PAGE);
  writeFileSync(join(siteFolder, 'assets', 'text.woff2'), 'a font');
  writeFileSync(join(siteFolder, 'assets', 'layout.js'), 'import"./shared.js"');
  writeFileSync(join(siteFolder, 'assets', 'shared.js'), 'shared');
});
afterEach(() => rmSync(siteFolder, { recursive: true }));

const published = () => {
  const content = manyCrops(CROPS);
  const index = createPageIndex();
  for (const prefix of ['', '/en'])
    for (const { id, imageUrl } of content.crops)
      index.note({
        address: `${prefix}/services/crop/${id}`,
        file: 'page.html',
        digest: `digest of ${id}`,
        bytes: 60_000,
        reads: [`item crops ${id}`, `medium ${imageUrl}`],
        styles: [],
        scripts: [],
        drawings: [],
        font: null,
      });
  return { content, index };
};

const listsOf = ({ content, index }: ReturnType<typeof published>) =>
  fieldLists({ sets: fieldPathsOf(content), media: content.media, index, siteFolder, defaultLocale: 'ar' });

it('lists the pages of each season and language with their digests, bytes, pictures and files', () => {
  const { content, index } = published();
  const lists = listsOf({ content, index });
  expect([...lists.keys()].toSorted()).toEqual(
    ['ar', 'en'].flatMap((locale) => ['articles', 'nile', 'summer', 'winter', 'year-round'].map((set) => `field-${locale}-${set}.json`)),
  );
  const list: FieldList = JSON.parse(lists.get('field-en-winter.json') ?? '');
  const winter = content.crops.filter(({ season }) => season === 'Winter');
  const [first] = winter;
  expect(list.total).toBe(winter.length);
  expect(list.pages[0]).toEqual([`/en/services/crop/${first?.id}`, `digest of ${first?.id}`, 60_000, [0]]);
  expect(list.pictures[0]?.[0]).toMatch(/^\/media\/.+\.webp$/);
  expect(list.files).toEqual([
    ['/assets/text.woff2', 6],
    ['/assets/layout.js', 19],
    ['/assets/shared.js', 6],
  ]);
});

it('keeps to its bounds, however many items there are', () => {
  const lists = listsOf(published());
  for (const [name, body] of lists) {
    expect((JSON.parse(body) as FieldList).pages.length, name).toBeLessThanOrEqual(FIELD_PAGES_MAX);
    expect(body.length, name).toBeLessThan(100_000);
  }
});

it('has no list of what is not published yet', () => {
  const { content } = published();
  const lists = listsOf({ content, index: createPageIndex() });
  expect(JSON.parse(lists.get('field-ar-winter.json') ?? '')).toMatchObject({ pages: [], files: [] });
});
