import { type Crop, errorBody, IMPORT_ROWS_MAX, type ImportChecked, type Imported, importChecked, imported } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = crops[0] ?? expect.fail();
type Row = Record<string, unknown>;
const rowsOf = (count: number, more: (index: number) => Row = () => ({})): Row[] =>
  Array.from({ length: count }, (_none, index) => ({ arabicName: `محصول ${index}`, season: 'Winter', growthPeriod: '٦', ...more(index) }));

describe('rows of a spreadsheet', () => {
  const cms = withCms();
  let token: string;
  const post = (path: string, body: object) => cms.call('POST', path, { token, json: body, headers: { 'accept-language': 'en' } });
  const check = async (rows: readonly Row[]): Promise<ImportChecked> =>
    importChecked.parse(await (await post('/crops/import/check', { rows })).json());
  const importRows = async (rows: readonly Row[], seen?: string): Promise<Imported> =>
    imported.parse(await (await post('/crops/import', { rows, ...(seen && { seen }) })).json());
  const add = async (more: object = {}): Promise<Crop> =>
    (await (await cms.call('POST', '/crops', { token, form: form({ ...fields, ...more }, { image: await png() }) })).json()) as Crop;
  const read = async (id: string): Promise<Crop | null> => {
    const answer = await cms.call('GET', `/crops/${id}`, { token });
    return answer.ok ? ((await answer.json()) as Crop) : null;
  };
  const countCrops = async (): Promise<number> =>
    Number((await query<{ count: number }>(cms, 'select count(*) as count from crops'))[0]?.count);
  const outcomes = ({ rows }: ImportChecked) => rows.map(({ outcome }) => outcome);

  beforeAll(async () => {
    token = await cms.signIn();
  });

  it('are judged before anything is written: new ones, changed ones with their fields, and faults by field in words', async () => {
    const crop = await add({ season: 'Winter' });
    const before = await countCrops();
    const { rows } = await check([
      { arabicName: 'كينوا', growthPeriod: '٥' },
      { id: crop.id, season: 'Nile', name: crop.name },
      { id: crop.id, season: 'Nile' },
      { id: crop.id.replace(/./, (first) => (first === 'z' ? 'y' : 'z')) },
      { season: 'خريفي', growthPeriod: '500', colour: 'red' },
      { season: 'خريفي', growthPeriod: '500' },
      {},
    ]);
    expect(
      rows.map(({ outcome, changed, faults }) => [outcome, ...changed, ...faults.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual([
      ['new'],
      ['changed', 'season'],
      ['faulty', 'id repeated'],
      ['faulty', 'id invalid_id'],
      ['faulty', 'colour unknown_field'],
      ['faulty', 'growthPeriod out_of_range', 'season invalid_choice'],
      ['faulty', ' nothing_to_change'],
    ]);
    expect(rows[1]).toMatchObject({ title: crop.name, arabicTitle: crop.arabicName });
    expect(rows[5]?.faults[0]?.message).toBe('Please enter a number from 1 to 120.');
    expect(await countCrops()).toBe(before);
  });

  it('change items and add drafts as one act, in the order of the spreadsheet, with a version each and one undo', async () => {
    const crop = await add({ season: 'Winter', name: 'Wheat' });
    const rows = [{ arabicName: 'أول' }, { id: crop.id, season: 'Nile', description: '  ' }, { arabicName: 'ثانٍ', type: 'Grains' }];
    expect((await post('/crops/import', { rows })).status).toBe(400);
    const good = rows.map(({ description: _drop, ...row }) => row);
    const { seen } = await check(good);
    const done = await importRows(good, seen);
    expect(done.items.map(({ outcome }) => outcome)).toEqual(['new', 'changed', 'new']);
    const list = (await (await cms.call('GET', '/crops', { token })).json()) as (Crop & { isDraft?: true })[];
    expect(list.slice(0, 2).map(({ arabicName, isDraft, imageUrl }) => [arabicName, isDraft, imageUrl])).toEqual([
      ['أول', true, ''],
      ['ثانٍ', true, ''],
    ]);
    expect((await cms.call('GET', `/crops/${done.items[0]?.id}`)).status).toBe(404);
    for (const { id } of done.items) {
      const [version] = (await (await cms.call('GET', `/versions/crops/${id}`, { token })).json()) as { batch: string }[];
      expect(version?.batch).toBe(done.batch);
    }
    expect((await post('/versions/undo', { batch: done.batch })).status).toBe(200);
    expect([await read(done.items[0]?.id ?? ''), (await read(crop.id))?.season]).toEqual([null, 'Winter']);
  });

  it('that a spreadsheet of this list gives change nothing', async () => {
    const crop = await add();
    const names = [
      'title',
      'arabicTitle',
      'name',
      'arabicName',
      'description',
      'arabicDescription',
      'type',
      'season',
      'growthPeriod',
    ] as const;
    const rows = [{ id: crop.id, ...Object.fromEntries(names.map((name) => [name, String(crop[name])])) }];
    const { seen, ...checked } = await check(rows);
    expect(outcomes({ seen, ...checked })).toEqual(['unchanged']);
    expect(await importRows(rows, seen)).toEqual({ batch: '', items: [{ id: crop.id, outcome: 'unchanged' }] });
    expect((await read(crop.id))?.updatedAt).toBe(crop.updatedAt);
  });

  it('are refused where an item was changed since they were checked', async () => {
    const crop = await add();
    const rows = [{ id: crop.id, season: 'Nile' }];
    const { seen } = await check(rows);
    await cms.call('PATCH', `/crops/${crop.id}`, { token, json: { title: 'Changed meanwhile' } });
    expect((await post('/crops/import', { rows, seen })).status).toBe(409);
    expect((await importRows(rows)).items[0]?.outcome).toBe('changed');
  });

  it('hold texts as they are, whatever a program would make of them, and refuse what the contract refuses', async () => {
    const texts = ['=1+1', '+20 100', '-5', '@SUM(A1)', '=HYPERLINK("http://x.example","x")', '<script>', 'س'.repeat(200)];
    const done = await importRows(texts.map((arabicName) => ({ arabicName })));
    expect(await Promise.all(done.items.map(async ({ id }) => (await read(id))?.arabicName))).toEqual(texts);
    const { rows } = await check([
      { name: 'a\u0001b' },
      { name: 'س'.repeat(201) },
      { name: '\ud800' },
      { name: 7 },
      { __proto__: null, name: ['x'] },
    ]);
    expect(rows.map(({ faults }) => faults.map(({ field, code }) => `${field} ${code}`).join())).toEqual([
      '', // Word leaves control characters in copied text; they are dropped.
      'name too_long',
      'name invalid_characters',
      'name invalid_type',
      'name invalid_type',
    ]);
  });

  it('are refused as a whole where one of them hides a prototype', async () => {
    for (const path of ['/crops/import/check', '/crops/import']) {
      const answer = await fetch(`${cms.url}/api/v1${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"rows":[{"name":"x"},{"__proto__":{"isAdmin":true},"name":"y"}]}',
      });
      expect([answer.status, errorBody.parse(await answer.json()).errors?.map(({ field, code }) => `${field} ${code}`)]).toEqual([
        400,
        ['rows.1.__proto__ unknown_field'],
      ]);
    }
  });

  it('number no more than a spreadsheet may have, come from editors alone, and never into the gallery', async () => {
    const answer = errorBody.parse(await (await post('/members/import', { rows: rowsOf(IMPORT_ROWS_MAX + 1) })).json());
    expect(answer.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual(['rows too_many']);
    expect((await cms.call('POST', '/crops/import', { json: { rows: [{}] } })).status).toBe(401);
    expect((await post('/gallery/import', { rows: [{}] })).status).toBe(405);
  });

  it.each([
    ['judged', () => check(rowsOf(IMPORT_ROWS_MAX, () => ({ arabicDescription: 'وصف '.repeat(200) }))), IMPORT_ROWS_MAX],
    ['written', async () => ({ rows: (await importRows(rowsOf(200))).items }), 200],
  ])('let others be answered while they are %s, however many they are', async (_, act, count) => {
    let isDone = false;
    const done = act().finally(() => {
      isDone = true;
    });
    let answered = 0;
    while (!isDone) {
      // Needs no database.
      await cms.call('GET', '/no-such-list');
      answered += 1;
    }
    expect((await done).rows).toHaveLength(count);
    // Only a few calls would be answered without pauses between rows.
    expect(answered).toBeGreaterThan(20);
  });

  it('write nothing where one of many has a fault, and all where none has', async () => {
    const before = await countCrops();
    const invalid = await post('/crops/import', { rows: rowsOf(50, (index) => (index === 49 ? { season: 'Autumn' } : {})) });
    expect(errorBody.parse(await invalid.json()).errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'rows.49.season invalid_choice',
    ]);
    expect(await countCrops()).toBe(before);
    expect((await importRows(rowsOf(50))).items).toHaveLength(50);
    expect(await countCrops()).toBe(before + 50);
  });
});
