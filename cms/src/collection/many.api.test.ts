import { type Crop, errorBody, MANY_MAX, type ManyDone, manyDone } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = crops[0] ?? expect.fail();

const call = (method: string, path: string, json?: object) => cms.call(method, path, { token, ...(json && { json }) });
const add = async (more: object = {}): Promise<Crop> =>
  (await (await cms.call('POST', '/crops', { token, form: form({ ...fields, ...more }, { image: await png() }) })).json()) as Crop;
const draft = async (): Promise<Crop> => (await (await call('POST', '/crops', { isDraft: true, arabicName: 'مسودة' })).json()) as Crop;
const read = async (id: string) => {
  const answer = await call('GET', `/crops/${id}`);
  return answer.ok ? ((await answer.json()) as Crop & { isDraft?: true; hideAt?: string }) : null;
};
const done = async (path: string, body: object): Promise<ManyDone> => manyDone.parse(await (await call('POST', path, body)).json());
const refused = async (path: string, body: object) => {
  const answer = await cms.call('POST', path, { token, json: body, headers: { 'accept-language': 'en' } });
  const { code, errors = [] } = errorBody.parse(await answer.json());
  return { status: answer.status, code, fieldErrors: errors.map((fieldError) => `${fieldError.field} ${fieldError.code}`) };
};
const undo = (batch: string) => call('POST', '/versions/undo', { batch });
const outcomes = ({ items }: ManyDone) => items.map(({ outcome }) => outcome);

beforeAll(async () => {
  token = await cms.signIn();
});

it('changes a field and the state of many as one, reports the outcome for each, and is undone as one', async () => {
  const items = [await add({ season: 'Winter' }), await add({ season: 'Nile' })];
  const ids = items.map(({ id }) => id);
  const gone = 'a'.repeat(24);
  const change = await done('/crops/update-many', { ids: [...ids, gone, ids[0]], change: { season: 'Nile', isDraft: false } });
  expect(change.items).toEqual([
    { id: ids[0], outcome: 'done' },
    { id: ids[1], outcome: 'unchanged' },
    { id: gone, outcome: 'gone' },
  ]);
  const hidden = await done('/crops/update-many', { ids, change: { isDraft: true } });
  expect(await Promise.all(ids.map(async (id) => (await read(id))?.isDraft))).toEqual([true, true]);
  expect((await cms.call('GET', `/crops/${ids[0]}`)).status).toBe(404);
  expect((await undo(hidden.batch)).status).toBe(200);
  expect((await undo(change.batch)).status).toBe(409);
  expect(await Promise.all(ids.map(async (id) => (await read(id))?.season))).toEqual(['Nile', 'Nile']);
  expect((await done('/crops/update-many', { ids, change: { season: 'Nile' } })).batch).toBe('');
});

it('changes none where one of them may not be so, and names it with what it lacks', async () => {
  const [one, unfinished] = [await add({ season: 'Winter' }), await draft()];
  const answer = await refused('/crops/update-many', { ids: [one.id, unfinished.id], change: { season: 'Nile', isDraft: false } });
  expect([answer.status, answer.code]).toEqual([400, 'FIELDS_REQUIRED']);
  expect(answer.fieldErrors).toEqual(
    expect.arrayContaining([`${unfinished.id}.image file_required`, `${unfinished.id}.arabicTitle required`]),
  );
  expect(answer.fieldErrors.every((fieldError) => fieldError.startsWith(unfinished.id))).toBe(true);
  expect((await read(one.id))?.season).toBe('Winter');
});

it('deletes many as one, which one undo brings back, and restores and ends many of the trash', async () => {
  const ids = [(await add()).id, (await add()).id];
  const deleted = await done('/crops/delete-many', { ids });
  expect([outcomes(deleted), await read(ids[0] ?? '')]).toEqual([['done', 'done'], null]);
  expect((await undo(deleted.batch)).status).toBe(200);
  expect(await read(ids[1] ?? '')).not.toBeNull();
  expect(outcomes(await done('/crops/delete-many', { ids }))).toEqual(['done', 'done']);
  const restored = await done('/trash/restore-many', { ids });
  expect(outcomes(await done('/trash/restore-many', { ids }))).toEqual(['gone', 'gone']);
  expect((await undo(restored.batch)).status).toBe(200);
  expect(await done('/trash/purge-many', { ids })).toEqual({ batch: '', items: ids.map((id) => ({ id, outcome: 'done' })) });
  expect(outcomes(await done('/trash/restore-many', { ids }))).toEqual(['gone', 'gone']);
});

it.each([
  ['a text', { title: 'x' }, 'title unknown_field'],
  ['nothing', {}, 'change nothing_to_change'],
  ['a choice that there is not', { season: 'Autumn' }, 'change.season invalid_choice'],
])('refuses %s', async (_what, change, fieldError) => {
  expect((await refused('/crops/update-many', { ids: ['a'.repeat(24)], change })).fieldErrors).toEqual([fieldError]);
});

it('accepts no more than its limit, no strangers, and for the gallery only the state', async () => {
  const ids = Array.from({ length: MANY_MAX + 1 }, (_none, index) => `${'a'.repeat(20)}${10_000 + index}`);
  expect((await refused('/crops/delete-many', { ids })).fieldErrors).toEqual(['ids too_many']);
  expect((await refused('/gallery/update-many', { ids: ids.slice(0, 1), change: { type: 'video' } })).fieldErrors).toEqual([
    'type unknown_field',
  ]);
  for (const path of ['/crops/update-many', '/crops/delete-many', '/trash/restore-many', '/trash/purge-many'])
    expect((await cms.call('POST', path, { json: { ids: ids.slice(0, 1), change: {} } })).status).toBe(401);
});

it('leaves a line in the log of changes for each item that visitors see, so that the site renders these alone', async () => {
  const [one, other] = [await add({ season: 'Winter' }), await add({ season: 'Winter' })];
  await done('/crops/update-many', { ids: [one.id, other.id], change: { season: 'Summer' } });
  const lines = (await query(cms, "select item_id from publication_entries where action = 'update' order by id desc limit 2")) as {
    item_id: string;
  }[];
  expect(lines.map(({ item_id }) => item_id).sort()).toEqual([one.id, other.id].sort());
});
