import { errorBody, importChecked } from '@sanabel/contract';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
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
    [{ arabicSteps: '\n\nخطوة واحدة' }, 'arabicSteps lines_count'],
    [{ steps: `${'\n'.repeat(5)}Sixth` }, 'steps lines_count'],
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

  it('may lack the English texts', async () => {
    const english = { title: '', happens: '', steps: '', source: '', sourceLink: '' };
    const item = await add('alerts', alertFields(english));
    expect(item).toMatchObject(english);
    expect(await found('alerts', { noEnglish: true })).toContain(item.id);
  });

  it.each([
    [' أولى \r\nثانية\n ثالثة ', '\n\u200b\n Third \n\n', 'أولى\nثانية\nثالثة', '\n\nThird'],
    ['أولى\nثانية', ' \n\n \n', 'أولى\nثانية', ''],
    ['أولى\n\nثالثة', 'One', 'أولى\n\nثالثة', 'One'],
  ])('keeps the place of each step: %j and %j', async (arabicSteps, steps, arabic, english) => {
    const item = await add('alerts', alertFields({ arabicSteps, steps }));
    expect(item).toMatchObject({ arabicSteps: arabic, steps: english });
    expect(await change(item.id, { steps: item.steps })).toMatchObject({ steps: english });
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

describe('a kind without persons', () => {
  const QUESTION = 'رقمي ٠١٠٠٠٠٠٠٠٠٠، متى أروي القمح؟';
  const FAULT = 'arabicQuestion phone_in_text';
  const call = (method: string, path: string, json: object) =>
    cms.call(method, path, { token, json, headers: { 'accept-language': 'en' } });
  const patch = (id: string, json: object) => call('PATCH', `/answers/${id}`, json);
  const shown = async (id: string): Promise<string> =>
    ((await (await cms.call('GET', `/answers/${id}`, { token })).json()) as Item).arabicQuestion ?? '';

  it.each([
    [{ arabicQuestion: QUESTION }, FAULT],
    [{ long: 'Write to ahmed@sanabel.example' }, 'long email_in_text'],
    [{ short: 'My name is Ahmed' }, 'short name_in_text'],
    [{ arabicPictureAlt: 'كلمني على 01000000000' }, 'arabicPictureAlt phone_in_text'],
    [{ arabicQuestion: QUESTION, publishAt: '2099-01-01T00:00:00.000Z' }, FAULT],
  ])('refuses %j in a new item and adds nothing', async (personal, fault) => {
    const before = await found('answers', {});
    expect(await faults(await call('POST', '/answers', answerFields(personal)))).toEqual([fault]);
    expect(await found('answers', {})).toEqual(before);
  });

  it('refuses it in a change, in several at once and in one for later, and changes nothing', async () => {
    const { id, arabicQuestion } = await add('answers', answerFields());
    const answer = await patch(id, { arabicQuestion: QUESTION });
    const { errors } = errorBody.parse(await answer.json());
    expect([answer.status, errors]).toEqual([
      400,
      [
        {
          field: 'arabicQuestion',
          code: 'phone_in_text',
          message: 'This text contains a phone number. Please remove it before publishing.',
        },
      ],
    ]);
    expect(await faults(await patch(id, { arabicQuestion: QUESTION, changesAt: '2099-01-01T00:00:00.000Z' }))).toEqual([FAULT]);
    expect(await shown(id)).toBe(arabicQuestion);
  });

  it('takes it in a draft, which is published without it', async () => {
    const { id } = await add('answers', answerFields({ arabicQuestion: QUESTION, isDraft: true }));
    expect((await patch(id, { short: 'My name is Mona' })).status).toBe(200);
    const both = ['short name_in_text', FAULT];
    expect((await faults(await patch(id, { isDraft: false }))).toSorted()).toEqual(both.toSorted());
    expect(await faults(await patch(id, { isDraft: false, publishAt: '2099-01-01T00:00:00.000Z', short: 'Now.' }))).toEqual([FAULT]);
    expect(await faults(await call('POST', '/answers/update-many', { ids: [id], change: { isDraft: false } }))).toContain(`${id}.${FAULT}`);
    expect((await cms.call('GET', `/answers/${id}`)).status).toBe(404);
    expect((await patch(id, { isDraft: false, short: 'Now.', arabicQuestion: 'متى أروي القمح؟' })).status).toBe(200);
    expect((await cms.call('GET', `/answers/${id}`)).status).toBe(200);
  });

  it('refuses a row of a spreadsheet that changes what is published; a new row is a draft', async () => {
    const { id, arabicQuestion } = await add('answers', answerFields());
    const rows = [{ id, arabicQuestion: QUESTION }, { arabicQuestion: QUESTION }];
    const checked = importChecked.parse(await (await call('POST', '/answers/import/check', { rows })).json());
    expect(checked.rows.map(({ outcome }) => outcome)).toEqual(['faulty', 'new']);
    expect(checked.rows[0]?.faults).toEqual([
      { field: 'arabicQuestion', code: 'phone_in_text', message: 'This text contains a phone number. Please remove it before publishing.' },
    ]);
    expect(await faults(await call('POST', '/answers/import', { rows }))).toEqual([`rows.0.${FAULT}`]);
    expect(await shown(id)).toBe(arabicQuestion);
  });

  it('brings no person back with a version that is older than the rule', async () => {
    const { id, arabicQuestion } = await add('answers', answerFields());
    await patch(id, { topic: 'market' });
    const [, first] = (await (await cms.call('GET', `/versions/answers/${id}`, { token })).json()) as Item[];
    const older = JSON.stringify({ ...answerFields(), arabicQuestion: QUESTION });
    await query(cms, 'update versions set item = ? where document_id = ?', older, first?.id ?? '');
    expect(await faults(await patch(id, { version: first?.id }))).toEqual([FAULT]);
    expect(await shown(id)).toBe(arabicQuestion);
    expect((await patch(id, { version: first?.id, isDraft: true })).status).toBe(200);
    expect(await shown(id)).toBe(QUESTION);
  });

  it('leaves other fields of an item changeable that is older than the rule', async () => {
    const { id } = await add('answers', answerFields());
    await query(cms, 'update answers set arabic_question = ? where document_id = ?', QUESTION, id);
    expect((await patch(id, { topic: 'market' })).status).toBe(200);
  });
});
