import { expect, it } from 'vitest';
import { contentOf, generateItem, generateLists } from '../../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import { type Facts, rowsOf } from './facts.ts';
import { cropNames, cropNamesPaths } from './names.ts';

const factsWith = (values: Record<string, string>): Facts => ({
  name: 'Wheat',
  lang: '',
  path: '/',
  region: '',
  picture: '',
  values: new Map(Object.entries(values)),
});

it('two crops have a row for what either page says, in the order of the pages, and none for what neither does', () => {
  const wheat = factsWith({ Season: 'Winter', Spacing: '', Water: '', Yield: '3' });
  const maize = factsWith({ Season: 'Summer', Harvest: 'August', Spacing: '20×70', Water: '' });
  expect(rowsOf([wheat, maize])).toEqual([
    ['Season', 'Winter', 'Summer'],
    ['Spacing', '', '20×70'],
    ['Yield', '3', ''],
    ['Harvest', '', 'August'],
  ]);
});

it('the names of many crops are in files of 500, each crop once, of which a new one changes the last', async () => {
  const crops = Array.from({ length: 1203 }, (_, index) => generateItem('crops', 1203 - index));
  const filesOf = async (count: number) => {
    const content = contentOf({ ...generateLists(1), crops: crops.slice(-count) }, 1, { webp: 1, avif: 1 });
    replaceSiteData({ content, year: 2026, busyImages: new Set() });
    return (await renderIn(async () => ({ paths: cropNamesPaths(), names: [1, 2, 3].map((part) => cropNames('ar', part)) }))).result;
  };
  const [before, after] = [await filesOf(1202), await filesOf(1203)];
  expect(after.paths).toContain('/crop-names-en-3.json');
  expect(after.paths).toHaveLength(6);
  expect(after.names.map(({ length }) => length)).toEqual([500, 500, 203]);
  expect(after.names.slice(0, 2)).toEqual(before.names.slice(0, 2));
  expect(after.names.flat().find(([, name]) => name.includes('الطماطم'))?.[2]).toContain('قوطه');
  expect(new Set(after.names.flat().map(([id]) => id))).toEqual(new Set(crops.map(({ id }) => id)));
});
