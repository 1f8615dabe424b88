import { type Content, type Crop, content, crop as cropSchema, errorBody } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, sheet: ____, ...fields } = { sheet: '', ...(crops[0] ?? expect.fail()) };

const GUIDE = {
  sources: [{ name: 'Wheat bulletin', year: 2023, link: 'https://example.com/wheat' }],
  regions: {
    delta: {
      seedRate: { unit: 'kg', value: '٥٠ – ٦٠', arabicNote: 'يقل مع السطارة.', source: 1 },
      sowing: [{ from: '11-10', to: '11-25', arabicName: 'المبكرة' }],
      harvest: [{ from: '04-late', to: '05-31' }],
    },
  },
};
const SAVED =
  '{"regions":{"delta":{"sowing":[{"from":"11-10","to":"11-25","arabicName":"المبكرة"}],"harvest":[{"from":"04-late","to":"05-31"}],' +
  '"seedRate":{"value":"50-60","unit":"kg","arabicNote":"يقل مع السطارة.","source":1}}},' +
  '"sources":[{"name":"Wheat bulletin","year":2023,"link":"https://example.com/wheat"}]}';

const add = async (values: object): Promise<Crop> => {
  const answer = await cms.call('POST', '/crops', { token, form: form(values as Record<string, unknown>, { image: await png() }) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Crop;
};
const change = (id: string, values: object) => cms.call('PATCH', `/crops/${id}`, { token, json: values });
const readContent = async (): Promise<Content> =>
  content.parse(await (await cms.call('GET', '/content', { token: cms.contentToken })).json());

beforeAll(async () => {
  token = await cms.signIn();
});

describe('the sheet of a crop', () => {
  it('may be left out, as in every call from before there was one', async () => {
    const crop = cropSchema.parse(await add(fields));
    expect(crop.sheet).toBe('');
    const changed = await change(crop.id, { name: 'Durum wheat' });
    expect(await changed.json()).toMatchObject({ ...fields, name: 'Durum wheat', sheet: '' });
  });

  it('comes in a part of a form, is kept in one form, and reaches visitors', async () => {
    const crop = await add({ ...fields, sheet: JSON.stringify(GUIDE) });
    expect(crop).toMatchObject({ ...fields, sheet: SAVED });
    expect((await readContent()).crops.find(({ id }) => id === crop.id)?.sheet).toBe(SAVED);
  });

  it('can be changed alone and taken away, and the site hears of it', async () => {
    const crop = await add(fields);
    const before = await readContent();
    expect(await (await change(crop.id, { sheet: JSON.stringify(GUIDE) })).json()).toMatchObject({ ...fields, sheet: SAVED });
    const after = await readContent();
    expect(after.revision).toBe(before.revision + 1);
    expect(after.digests[`crops/${crop.id}`]).not.toBe(before.digests[`crops/${crop.id}`]);
    expect(await (await change(crop.id, { sheet: '' })).json()).toMatchObject({ ...fields, sheet: '' });
  });

  it('is read by `q`: its other names find the crop, as they are written or not', async () => {
    const sheet = JSON.stringify({ arabicSynonyms: 'الحِنطة، قمح الخبز', synonyms: 'Bread wheat', scientificName: 'Triticum aestivum' });
    const crop = await add({ ...fields, sheet });
    const found = async (q: string) => {
      const answer = await cms.call('GET', `/crops?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
      return ((await answer.json()) as Crop[]).map(({ id }) => id);
    };
    for (const q of ['الحنطه', 'bread wheat', 'TRITICUM']) expect(await found(q), q).toEqual([crop.id]);
    expect(await found('arabicSynonyms'), 'no name of a field').toEqual([]);
    await change(crop.id, { sheet: '' });
    expect(await found('الحنطه')).toEqual([]);
  });

  it('is taken in half-months too, as programs sent it before windows had days', async () => {
    const old = '{"regions":{"delta":{"sowing":{"from":21,"to":21},"harvest":{"from":7,"to":9}}}}';
    expect((await add({ ...fields, sheet: old })).sheet).toBe(
      '{"regions":{"delta":{"sowing":[{"from":"11-16","to":"11-30"}],"harvest":[{"from":"04-16","to":"05-31"}]}}}',
    );
  });

  it('of a draft is kept until it is shown', async () => {
    const draft = await add({ isDraft: 'true', sheet: SAVED });
    expect(draft).toMatchObject({ isDraft: true, sheet: SAVED });
    const shown = await cms.call('PATCH', `/crops/${draft.id}`, {
      token,
      form: form({ ...fields, isDraft: 'false' }, { image: await png() }),
    });
    expect(await shown.json()).toMatchObject({ ...fields, sheet: SAVED });
  });

  it.each([
    ['no JSON', '{', 'sheet', 'invalid_type'],
    [
      'a day that no month has',
      { regions: { delta: { sowing: [{ from: '11-10', to: '11-31' }] } } },
      'sheet.regions.delta.sowing.0.to',
      'invalid_type',
    ],
    ['words for a number', { regions: { upper: { water: { value: 'كثير' } } } }, 'sheet.regions.upper.water.value', 'invalid_characters'],
    [
      'a source that is not there',
      { regions: { upper: { water: { value: '5', source: 2 } } } },
      'sheet.regions.upper.water.source',
      'invalid_choice',
    ],
    ['a region that is not asked for', { regions: { sinai: {} } }, 'sheet.sinai', 'unknown_field'],
  ])('is refused with %s, at its place and in the language of the caller, and nothing changes', async (_, sheet, field, code) => {
    const crop = await add(fields);
    const json = { name: 'Other', sheet: typeof sheet === 'string' ? sheet : JSON.stringify(sheet) };
    for (const [language, letters] of [
      ['ar', /[\u0600-\u06ff]/],
      ['en', /^[^\u0600-\u06ff]+$/],
    ] as const) {
      const answer = await cms.call('PATCH', `/crops/${crop.id}`, { token, json, headers: { 'accept-language': language } });
      expect(answer.status).toBe(400);
      expect(errorBody.parse(await answer.json()).errors).toMatchObject([{ field, code, message: expect.stringMatching(letters) }]);
    }
    expect(await (await cms.call('GET', `/crops/${crop.id}`)).json()).toEqual(crop);
  });

  it('is a text, not an object', async () => {
    const crop = await add(fields);
    const answer = await change(crop.id, { sheet: GUIDE });
    expect(errorBody.parse(await answer.json()).errors).toMatchObject([{ field: 'sheet', code: 'invalid_type' }]);
  });
});
