import type { Content } from '@sanabel/contract/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, digestOf, generateItem, generateLists, type Item } from '../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from '../content/site-data.ts';
import { dataPackage, openFile, openPaths, PACKAGE } from './files.ts';
import { llmsText } from './llms.ts';

const MANY = 1000;
const withOwnId = (number: number): Item<'crops'> => ({
  ...generateItem('crops', number),
  id: `${digestOf(number)}${digestOf([number]).slice(0, 8)}`,
});
const CROPS = Array.from({ length: MANY }, (_, at) => withOwnId(MANY - at));
const EDITED = CROPS.map((crop, at) => (at === 500 ? { ...crop, arabicName: 'اسم جديد' } : crop));
const BASE: Content = contentOf({ ...generateLists(0), crops: CROPS }, 1, { webp: 1, avif: 1 });
const show = (crops: Item<'crops'>[]): Set<string> =>
  new Set(replaceSiteData({ content: { ...BASE, crops }, year: 2026, busyImages: new Set<never>() }).changed);

const fileAt = (path: string): string => {
  const [, table = '', part = '', format = ''] = /^\/open-data\/(\w+)-(\d+)\.(\w+)$/.exec(path) ?? [];
  return path === PACKAGE ? JSON.stringify(dataPackage()) : openFile(`${table}.${format}`, Number(part));
};

let before: { path: string; text: string; reads: ReadonlySet<string> }[];
const made = async () => {
  const { result: paths } = await renderIn(async () => openPaths());
  return Promise.all(
    paths.map(async (path) => {
      const { result, reads } = await renderIn(async () => fileAt(path));
      return { path, text: result, reads };
    }),
  );
};
const madeAgain = (crops: Item<'crops'>[]): string[] => {
  const changed = show(crops);
  return before.filter(({ reads }) => [...reads].some((name) => changed.has(name))).map(({ path }) => path.replace(/-\d+/, ''));
};
const OF_A_CROP = ['/open-data/crops.json', '/open-data/crops.csv', '/open-data/sheets.csv'];

beforeEach(async () => {
  show(CROPS);
  before = await made();
});

describe('open data', () => {
  it('has every crop once in each format, with the licence', () => {
    const inJson = before.filter(({ path }) => /crops-\d+\.json/.test(path)).map(({ text }) => JSON.parse(text));
    expect(inJson).toHaveLength(8);
    expect(inJson.flatMap(({ items }) => items.map(({ id }: { id: string }) => id)).toSorted()).toEqual(
      CROPS.map(({ id }) => id).toSorted(),
    );
    expect(inJson.every(({ licence }) => licence.name === 'CC-BY-4.0')).toBe(true);
    const rows = before.filter(({ path }) => /crops-\d+\.csv/.test(path)).flatMap(({ text }) => text.split('\r\n').slice(1, -1));
    expect(rows).toHaveLength(MANY);
    expect(rows.every((row) => row.includes('CC BY 4.0'))).toBe(true);
  });

  it('has every field that a declared kind says', () => {
    const fileOf = (name: string) => before.find(({ path }) => path === `/open-data/alerts-1.${name}`)?.text ?? '';
    const { items } = JSON.parse(fileOf('json'));
    const [alert] = BASE.alerts;
    const shown = items.find(({ id }: { id: string }) => id === alert?.id);
    expect(shown.title).toEqual({ ar: alert?.arabicTitle, en: alert?.title });
    expect([shown.level, shown.until, shown.crops.join()]).toEqual([alert?.level, alert?.until, alert?.crops]);
    expect(fileOf('csv').split('\r\n')[0]).toMatch(/^\ufeff"id","page_ar","page_en","title_ar","title_en".*"from","until".*"licence"$/);
  });

  it('keeps the files small: an edit makes one part of each table again', () => {
    expect(madeAgain(EDITED)).toEqual(OF_A_CROP);
  });

  it('so does one more item, or one less, at any position; another order makes none', () => {
    expect(madeAgain(CROPS.toSpliced(500, 1))).toEqual(OF_A_CROP);
    show(CROPS);
    expect(madeAgain([withOwnId(MANY + 1), ...CROPS])).toEqual(OF_A_CROP);
    show(CROPS);
    expect(madeAgain(CROPS.toReversed())).toEqual([]);
  });

  it('has the bytes of a first render where it was not made again, and not an item that is gone', async () => {
    const changed = show(EDITED.slice(0, -1));
    const after = new Map<string, string>((await made()).map(({ path, text }) => [path, text]));
    for (const { path, text, reads } of before) if (![...reads].some((name) => changed.has(name))) expect(after.get(path), path).toBe(text);
    const all = [...after.values()].join();
    expect(all).toContain('اسم جديد');
    expect(all).not.toContain(CROPS.at(-1)?.id);
  });

  it('says in its package which files and columns there are', () => {
    const { resources, licenses } = dataPackage();
    expect(licenses[0]?.name).toBe('CC-BY-4.0');
    const listed = resources.flatMap(({ path }) => path.map((address) => new URL(address).pathname));
    expect(listed.toSorted()).toEqual(
      before
        .map(({ path }) => path)
        .filter((path) => path !== PACKAGE)
        .toSorted(),
    );
    for (const { path, text } of before.filter((file) => file.path.endsWith('.csv'))) {
      const fields = resources.find((one) => one.path.some((address) => address.endsWith(path)))?.schema?.fields ?? [];
      expect(text.slice(1).split('\r\n')[0]).toBe(fields.map(({ name }) => `"${name}"`).join(','));
    }
  });
});

describe('llms.txt', () => {
  it('has one title, a summary, and sections of links in both languages', () => {
    const lines = llmsText().split('\n');
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
    expect(lines.find((line) => line !== '' && line !== lines[0])).toMatch(/^> /);
    expect(lines.filter((line) => line.startsWith('## ')).length).toBeGreaterThan(6);
    const links = lines.filter((line) => line.startsWith('- '));
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) expect(link).toMatch(/^- \[(?:\\.|[^\\\]])+\]\(https?:\/\/\S+\)(?:: .+)?$/);
    expect(lines.filter((line) => !/^(?:#|>|- |$)/.test(line))).toHaveLength(1);
  });

  it('stays bounded, and is not made again for what it does not show', async () => {
    const { reads } = await renderIn(async () => llmsText());
    expect([...show(EDITED)].some((name) => reads.has(name))).toBe(false);
  });
});
