import { type Contact, type Crop, errorBody, type Undone, versionLine, type WholeVersion, wholeVersion } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';

const cms = withCms();
let token: string;
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = crops[0] ?? expect.fail();

const call = (method: string, path: string, json?: object) => cms.call(method, path, { token, ...(json && { json }) });
const answerOf = async <T>(method: string, path: string, json?: object): Promise<T> => (await (await call(method, path, json)).json()) as T;
const add = async (more: object = {}, width = 100): Promise<Crop> => {
  const body = form({ ...fields, ...more }, { image: await png({ width }) });
  return (await (await cms.call('POST', '/crops', { token, form: body })).json()) as Crop;
};
const linesOf = async (path: string) => z.array(versionLine).parse(await answerOf('GET', `/versions/${path}`));
const actsOf = async (path: string) => (await linesOf(path)).map(({ act }) => act);
const whole = async (id: string) => wholeVersion.parse(await answerOf('GET', `/versions/${id}`)) as WholeVersion;
/** Marks the newest versions as one act: no call in this test makes one. */
const asBatch = async (batch: string, items: readonly { id: string }[]) => {
  for (const { id } of items)
    await query(cms, 'update versions set batch = ? where id = (select max(id) from versions where item_id = ?)', batch, id);
};
const stateOf = ({ updatedAt: _, ...rest }: Crop) => rest;

beforeAll(async () => {
  token = await cms.signIn();
});

it('every save that changes something is kept, with who, what and the whole item, and a page of them is listed', async () => {
  const crop = await add();
  await call('PATCH', `/crops/${crop.id}`, { title: 'Barley', season: 'Nile' });
  await call('PATCH', `/crops/${crop.id}`, { title: 'Barley' });
  const lines = await linesOf(`crops/${crop.id}`);
  expect(lines.map(({ act, changed }) => [act, changed])).toEqual([
    ['update', ['title', 'season']],
    ['create', []],
  ]);
  expect(lines.map(({ adminName, arabicTitle }) => [adminName !== '', arabicTitle])).toEqual([
    [true, crop.arabicName],
    [true, crop.arabicName],
  ]);
  const first = await whole(lines[1]?.id ?? '');
  const { id, createdAt, updatedAt, ...state } = crop;
  expect(first.item).toEqual(state);
  const page = await call('GET', `/versions/crops/${crop.id}?range=[1,1]`);
  expect([page.headers.get('content-range'), ((await page.json()) as object[]).length]).toEqual(['versions 1-1/2', 1]);
  expect((await cms.call('GET', `/versions/crops/${crop.id}`)).status).toBe(401);
});

it('a change that begins with a version restores it exactly, its picture and times too, and is a version itself', async () => {
  const crop = await add();
  const changed = form({ title: 'Barley', isDraft: true, description: '' }, { image: await png({ width: 130 }) });
  const second = (await (await cms.call('PATCH', `/crops/${crop.id}`, { token, form: changed })).json()) as Crop;
  expect(second.imageUrl).not.toBe(crop.imageUrl);
  const [draft, first] = await linesOf(`crops/${crop.id}`);
  expect(stateOf(await answerOf<Crop>('PATCH', `/crops/${crop.id}`, { version: first?.id }))).toEqual(stateOf(crop));
  expect(stateOf(await answerOf<Crop>('PATCH', `/crops/${crop.id}`, { version: draft?.id }))).toEqual(stateOf(second));
  const mixed = await answerOf<Crop>('PATCH', `/crops/${crop.id}`, { version: first?.id, title: 'Rye' });
  expect(stateOf(mixed)).toEqual({ ...stateOf(crop), title: 'Rye' });
  expect(await actsOf(`crops/${crop.id}`)).toEqual(['revert', 'revert', 'revert', 'update', 'create']);
});

it('a version of another item is unknown, and an item changed meanwhile is outdated', async () => {
  const [one, other] = [await add(), await add()];
  const [line] = await linesOf(`crops/${one.id}`);
  const refused = await call('PATCH', `/crops/${other.id}`, { version: line?.id });
  expect([refused.status, errorBody.parse(await refused.json()).errors?.[0]?.field]).toEqual([400, 'version']);
  const outdated = await fetch(`${cms.url}/api/v1/crops/${one.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"2020-01-01T00:00:00.000Z"' },
    body: JSON.stringify({ version: line?.id }),
  });
  expect(outdated.status).toBe(409);
});

it('the contact record has versions, its empty beginning too', async () => {
  await call('PATCH', '/media', { address: 'Tanta' });
  await call('PATCH', '/media', { address: 'Mansoura' });
  const lines = await linesOf('media/contact');
  expect(lines.map(({ act, changed }) => [act, changed])).toEqual([
    ['update', ['address']],
    ['update', ['address']],
    ['found', []],
  ]);
  expect((await answerOf<Contact>('PATCH', '/media', { version: lines[1]?.id })).address).toBe('Tanta');
  expect((await answerOf<Contact>('PATCH', '/media', { version: lines[2]?.id })).address).toBe('');
});

it('an item from before there were versions gets one of what it was with its first change', async () => {
  const crop = await add();
  await query(cms, 'delete from versions where item_id = ?', crop.id);
  await call('PATCH', `/crops/${crop.id}`, { title: 'Oats' });
  const [, found] = await linesOf(`crops/${crop.id}`);
  expect(found).toMatchObject({ act: 'found', adminName: '', at: crop.updatedAt });
  expect((await whole(found?.id ?? '')).item.title).toBe(crop.title);
});

it('an act on many items is undone as one, and the undo too', async () => {
  const [changed, deleted] = [await add(), await add()];
  const created = await add();
  const after = await answerOf<Crop>('PATCH', `/crops/${changed.id}`, { season: 'Nile' });
  await call('DELETE', `/crops/${deleted.id}`);
  const batch = 'a'.repeat(16);
  await asBatch(batch, [changed, deleted, created]);
  const read = async () => {
    const answers = await Promise.all([changed, deleted, created].map(({ id }) => call('GET', `/crops/${id}`)));
    return Promise.all(answers.map(async (answer) => (answer.ok ? stateOf((await answer.json()) as Crop) : null)));
  };
  const undone = await answerOf<Undone>('POST', '/versions/undo', { batch });
  expect(undone.items).toBe(3);
  expect(await read()).toEqual([stateOf(changed), stateOf(deleted), null]);
  expect((await call('POST', '/versions/undo', { batch: undone.batch })).status).toBe(200);
  expect(await read()).toEqual([stateOf(after), null, stateOf(created)]);
});

it('an undo is refused whole where something later has changed an item, and names it', async () => {
  const [one, other] = [await add({ arabicName: 'شوفان' }), await add()];
  for (const { id } of [one, other]) await call('PATCH', `/crops/${id}`, { season: 'Nile' });
  const batch = 'b'.repeat(16);
  await asBatch(batch, [one, other]);
  await call('PATCH', `/crops/${one.id}`, { title: 'Later' });
  const refused = await cms.call('POST', '/versions/undo', { token, json: { batch }, headers: { 'accept-language': 'ar' } });
  const { code, errors } = errorBody.parse(await refused.json());
  expect([refused.status, code]).toEqual([409, 'CHANGED_SINCE']);
  expect(errors).toEqual([{ field: `crops/${one.id}`, code: 'changed_since', message: '«شوفان» عُدّل بعد ذلك.' }]);
  expect((await answerOf<Crop>('GET', `/crops/${other.id}`)).season).toBe('Nile');
  expect((await call('POST', '/versions/undo', { batch: 'c'.repeat(16) })).status).toBe(404);
});

it('an undo leaves a live item its picture where the one before is deleted for good', async () => {
  const crop = await add({}, 230);
  const changed = form({ season: 'Nile' }, { image: await png({ width: 240 }) });
  const { imageUrl } = (await (await cms.call('PATCH', `/crops/${crop.id}`, { token, form: changed })).json()) as Crop;
  const batch = 'd'.repeat(16);
  await asBatch(batch, [crop]);
  const media = await answerOf<{ id: string; url: string }[]>('GET', '/library');
  const before = media.find(({ url }) => url === crop.imageUrl) ?? expect.fail();
  expect((await call('POST', `/library/${before.id}/purge`)).status).toBe(200);
  expect((await call('POST', '/versions/undo', { batch })).status).toBe(200);
  expect(await answerOf<Crop>('GET', `/crops/${crop.id}`)).toMatchObject({ season: crop.season, imageUrl });
});

it('what is deleted for good leaves no version and no picture that versions alone named', async () => {
  const crop = await add({}, 210);
  const changed = form({}, { image: await png({ width: 220 }) });
  const { imageUrl } = (await (await cms.call('PATCH', `/crops/${crop.id}`, { token, form: changed })).json()) as Crop;
  await call('DELETE', `/crops/${crop.id}`);
  expect(await actsOf(`crops/${crop.id}`)).toEqual(['delete', 'update', 'create']);
  await call('DELETE', `/trash/${crop.id}`);
  expect(await actsOf(`crops/${crop.id}`)).toEqual([]);
  for (const address of [crop.imageUrl, imageUrl]) expect((await cms.file(address, token)).status).toBe(404);
});
