import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, digestOf, generateLists, type Lists } from '../../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import { type CodesPart, codeOf, itemOfCode, partOf, readCode } from './code.ts';
import { codePaths, codesPart } from './files.ts';

const show = (lists: Lists): string[] =>
  replaceSiteData({ content: contentOf(lists, 1, { webp: 1, avif: 1 }), year: 2026, busyImages: new Set() }).changed;
const files = (): CodesPart[] => codePaths().map((_, index) => JSON.parse(codesPart(index + 1)));
const withId = <Item extends { id: string }>(item: Item): Item => ({ ...item, id: digestOf(item.id).slice(0, 24) });
const generated = generateLists(40);
const lists = { ...generated, crops: generated.crops.map(withId), articles: generated.articles.map(withId) };

beforeEach(() => {
  show(lists);
});

describe('a short address', () => {
  it('leads to its item, crop or article, from whichever file knows it', () => {
    const parts = files();
    for (const list of ['crops', 'articles'] as const)
      for (const { id } of lists[list]) {
        const part = parts[partOf(codeOf(id), parts.length)];
        expect(part && itemOfCode(part, codeOf(id))).toEqual({ list, id });
      }
  });

  it('forgives what people misread on paper: large letters, Arabic digits, o for 0, i and l for 1, what a chat puts around', () => {
    const part = { crops: ['tz4a98xxat96krwo01lab2c3'], articles: [] };
    for (const typed of ['1lab2c3', '1LAB2C3', 'ilab2c3', '١lab٢c٣', ' 1iab2c3 ', '1lab2c3)', '1lab2c3،', '\u200f1lab2c3\u200b.'])
      expect(itemOfCode(part, typed)?.id, typed).toBe(part.crops[0]);
    expect(itemOfCode(part, '1lab2c4')).toBeNull();
    expect(itemOfCode(part, '')).toBeNull();
  });

  it('means the older of two items that end alike', () => {
    expect(itemOfCode({ crops: ['aaaaaaaaaaaaaaaaa1234567', 'bbbbbbbbbbbbbbbbb1234567'], articles: [] }, '1234567')?.id).toMatch(/^a/);
  });

  it('is looked for in a file that is there, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat(5).map((power) => 2 ** power),
        (typed, parts) => {
          const part = partOf(typed, parts);
          expect(Number.isInteger(part) && part >= 0 && part < parts).toBe(true);
          expect(partOf(readCode(typed), parts)).toBe(part);
        },
      ),
    );
  });
});

it('an edit of an item changes no file of short addresses', async () => {
  const before = (await renderIn(async () => codesPart(1))).reads;
  const [first, ...others] = lists.crops;
  const changed = show({ ...lists, crops: [{ ...(first as (typeof lists.crops)[number]), name: 'Another name' }, ...others] });
  expect(changed.filter((name) => before.has(name))).toEqual([]);
  const removed = show({ ...lists, crops: others });
  expect(removed.filter((name) => before.has(name))).not.toEqual([]);
});
