import type { Crop } from '@sanabel/contract';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

/** Differences between the two databases that must not show here. */
const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const list = (parameters: Record<string, unknown>) => {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return cms.call('GET', `/crops?${query.join('&')}`);
};
const titles = async (parameters: Record<string, unknown>) => ((await (await list(parameters)).json()) as Crop[]).map(({ title }) => title);

it.each([
  ['id', 'a\u0000b'],
  ['title', 'a\u0000b'],
  ['title', ['x', '\u0000']],
  ['q', 'a\u0000b'],
  ['createdAt', 'yesterday'],
  ['createdAt', true],
  ['growthPeriod', 'abc'],
  ['growthPeriod', '1e400'],
  ['growthPeriod', 1e30],
  ['growthPeriod', 1.5],
  ['growthPeriod', true],
  ['growthPeriod', [1, 'abc']],
])('a filter of %s by %j is a bad parameter', async (name, value) => {
  expect((await list({ filter: { [name]: value } })).status).toBe(400);
});

it('an id that no item can have is not found', async () => {
  for (const id of ['%00', 'a%00b', "1'--", '%F0%9F%8C%BE', 'x'.repeat(3_000)])
    expect((await cms.call('GET', `/crops/${id}`)).status).toBe(404);
});

it('lists are sorted, filtered and searched alike', async () => {
  const image = await png();
  const names = ['Éclair 100%', 'eclair_b', 'ZEBRA corn', 'apple \\ corn'];
  for (const [index, title] of names.entries()) {
    const fields = {
      title,
      arabicTitle: 'حبوب',
      description: 'x',
      arabicDescription: 'x',
      name: 'Corn',
      arabicName: 'ذرة',
      season: 'Winter',
    };
    const body = form({ ...fields, type: 'Grains', growthPeriod: index + 1 }, { image });
    expect((await cms.call('POST', '/crops', { token, form: body })).status).toBe(201);
  }
  expect(await titles({})).toEqual(names.toReversed());
  expect(await titles({ filter: { growthPeriod: '2' } })).toEqual(['eclair_b']);
  expect(await titles({ filter: { growthPeriod: [1, 4] }, sort: ['growthPeriod', 'ASC'] })).toEqual(['Éclair 100%', 'apple \\ corn']);
  expect(await titles({ filter: { q: 'ECLAIR' }, sort: ['growthPeriod', 'ASC'] })).toEqual(['Éclair 100%', 'eclair_b']);
  expect(await titles({ filter: { q: '100%' } })).toEqual(['Éclair 100%']);
  expect(await titles({ filter: { q: 'eclair_' } })).toEqual(['eclair_b']);
  expect(await titles({ filter: { q: '\\' } })).toEqual(['apple \\ corn']);
});
