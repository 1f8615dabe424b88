import { errorBody } from '@sanabel/contract';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { fixtureToSend } from '@sanabel/scripts/testing/content/fixtures.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

type Item = { id: string } & Record<string, string>;
const [ID, OTHER] = ['a'.repeat(24), 'b'.repeat(24)];
const alertFields = (more: object = {}) => ({ ...fixtureToSend('alerts'), ...more });
const answerFields = (more: object = {}) => ({ ...fixtureToSend('answers'), ...more });
const add = async (list: string, json: object): Promise<Item> => {
  const answer = await cms.call('POST', `/${list}`, { token, json });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
};
const change = async (id: string, json: object): Promise<Item> =>
  (await cms.call('PATCH', `/alerts/${id}`, { token, json })).json() as Promise<Item>;
const faults = async (answer: Response): Promise<string[]> =>
  errorBody.parse(await answer.json()).errors?.map(({ field, code }) => `${field} ${code}`) ?? [];
const found = async (list: string, filter: object): Promise<string[]> => {
  const answer = await cms.call('GET', `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`, { token });
  return ((await answer.json()) as Item[]).map(({ id }) => id);
};

describe('a kind whose fields are declared', () => {
  it('stores several choices and references once each, without spaces, and finds an item by one of them', async () => {
    const one = await add('alerts', alertFields({ regions: ' upper, delta,upper', crops: `${ID}, ${OTHER}` }));
    expect(one).toMatchObject({ regions: 'upper,delta', crops: `${ID},${OTHER}` });
    const everywhere = await add('alerts', alertFields({ regions: '', crops: '' }));
    expect(await found('alerts', { regions: 'delta' })).toEqual([one.id]);
    expect(await found('alerts', { crops: OTHER })).toEqual([one.id]);
    expect(await found('alerts', { level: 'act' })).toEqual(expect.arrayContaining([one.id, everywhere.id]));
    expect(await found('alerts', { regions: 'middle' })).toEqual([]);
  });

  it.each([
    [{ regions: 'delta,sinai' }, 'regions invalid_choice'],
    [{ crops: 'wheat' }, 'crops invalid_id'],
    [{ crops: Array.from({ length: 13 }, (_, index) => `${index}`.padStart(24, 'c')).join() }, 'crops too_many'],
    [{ type: 'snow' }, 'type invalid_choice'],
    [{ arabicSteps: 'خطوة واحدة' }, 'arabicSteps lines_count'],
    [{ arabicSteps: `أولى\n${'س'.repeat(201)}` }, 'arabicSteps line_too_long'],
    [{ from: '2026-11-29T04:07:00Z' }, 'from invalid_time'],
    [{ from: '2026-12-01T06:00:00Z', until: '2026-12-01T06:00:00Z' }, 'until ends_before_start'],
    [{ sourceLink: 'javascript:alert(1)' }, 'sourceLink invalid_link'],
    [{ arabicTitle: '' }, 'arabicTitle required'],
    [{ imageUrl: '/uploads/x.webp' }, 'imageUrl invalid_choice'],
  ])('refuses %j and changes nothing', async (wrong, fault) => {
    const before = await found('alerts', {});
    expect(await faults(await cms.call('POST', '/alerts', { token, json: alertFields(wrong) }))).toEqual([fault]);
    expect(await found('alerts', {})).toEqual(before);
  });

  it('refuses a change that ends it before its start', async () => {
    const { id, until } = await add('alerts', alertFields());
    const answer = await cms.call('PATCH', `/alerts/${id}`, { token, json: { from: until } });
    expect([answer.status, await faults(answer)]).toEqual([400, ['until ends_before_start']]);
  });

  it('leaves empty lines between steps out, and may lack the English texts', async () => {
    const english = { title: '', happens: '', steps: '', source: '', sourceLink: '' };
    const item = await add('alerts', alertFields({ ...english, arabicSteps: ' أولى \n\n\n ثانية ' }));
    expect(item).toMatchObject({ ...english, arabicSteps: 'أولى\nثانية' });
    expect(await found('alerts', { noEnglish: true })).toContain(item.id);
  });

  it('shows a picture that may be missing by its URL, and removes it', async () => {
    const picture = { image: await png({ width: 64, height: 48 }) };
    const answer = await cms.call('POST', '/alerts', { token, form: form(alertFields(), picture) });
    const item = (await answer.json()) as Item;
    expect(item.imageUrl).toMatch(/^\/uploads\//);
    expect(await change(item.id, { imageUrl: '' })).toMatchObject({ imageUrl: '', arabicTitle: item.arabicTitle });
  });

  it('is sorted by the declared field, and cannot be ordered by hand', async () => {
    const dates = ['2026-03-02', '2026-05-01', '2025-12-31'];
    const ids = await Promise.all(dates.map(async (date) => (await add('answers', answerFields({ date }))).id));
    expect(await found('answers', {})).toEqual([ids[1], ids[0], ids[2]]);
    expect((await cms.call('POST', '/answers/order', { token, json: { ids } })).status).toBe(405);
    expect(await faults(await cms.call('POST', '/answers', { token, json: answerFields({ date: '2026-02-30' }) }))).toEqual([
      'date invalid_time',
    ]);
  });
});
