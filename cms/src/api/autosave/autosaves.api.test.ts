import { type Admin, AUTOSAVES_PER_ADMIN, autosave, PRESENCE_LIFE_SECONDS, present, savedAutosave } from '@sanabel/contract';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

const cms = withCms();
const PASSWORD = 'seven 7 furrows deep';
const ITEM = 'a'.repeat(24);
const [ONE, TWO] = ['1', '2'].map((sign) => sign.repeat(16)) as [string, string];
const FORM = `/autosaves/crops/${ITEM}`;
let mona: string;
let hany: string;
let hanyId: string;

const call = (token: string, method: string, path: string, json?: object) => cms.call(method, path, { token, ...(json && { json }) });
const found = async (token: string, path = FORM) => z.array(autosave).parse(await (await call(token, 'GET', path)).json());
const save = (token: string, title: string, draftId = ONE, path = FORM) =>
  call(token, 'POST', path, { values: { title, isOn: true }, basedOn: '2026-11-24T10:00:00.000Z', draftId });
const saved = async (answer: Promise<Response>) => savedAutosave.parse(await (await answer).json());
const drop = async (token: string, path = FORM) => {
  for (const { id } of await found(token, path)) await call(token, 'DELETE', `/autosaves/${id}`);
};

beforeAll(async () => {
  mona = await cms.signIn();
  const json = { fullName: 'هاني', email: 'hany@sanabel.example', password: PASSWORD, job: 'x', phoneNumber: '01012345678' };
  hanyId = ((await (await call(mona, 'POST', '/admins', { ...json, adminRole: 'editor' })).json()) as Admin).id;
  await cms.call('POST', '/auth/login', { json: { email: json.email, password: PASSWORD } });
  const otp = await cms.inbox.code(json.email, 1);
  const signedIn = await cms.call('POST', '/auth/verify-login', { json: { email: json.email, otp } });
  hany = ((await signedIn.json()) as { token: string }).token;
});

describe('unfinished work', () => {
  it('is stored as it is, and found by its writer and by colleagues, with the writer’s name', async () => {
    const { id, savedAt } = await saved(save(hany, 'قم'));
    await saved(save(mona, 'Barley'));
    const [own, other] = await found(mona);
    expect([own?.values, other]).toEqual([
      { title: 'Barley', isOn: true },
      {
        id,
        draftId: ONE,
        savedAt,
        adminId: hanyId,
        adminName: 'هاني',
        basedOn: '2026-11-24T10:00:00.000Z',
        values: { title: 'قم', isOn: true },
      },
    ]);
    expect((await found(hany)).map(({ adminName }) => adminName)[0]).toBe('هاني');
    expect(await found(mona, '/autosaves/crops/new')).toEqual([]);
    await drop(mona);
  });

  it('replaces the draft of its own name and leaves every other one, also when a call is repeated', async () => {
    const first = await saved(save(mona, 'a'));
    const second = await saved(save(mona, 'ab'));
    const repeated = await saved(save(mona, 'ab'));
    expect([second.id, repeated.id, second.savedAt > first.savedAt]).toEqual([first.id, first.id, true]);
    await saved(save(mona, 'from another window', TWO));
    await Promise.all(['ab', 'abc', 'abcd'].map((title) => save(mona, title)));
    expect((await found(mona)).map(({ draftId }) => draftId).sort()).toEqual([ONE, TWO]);
    expect((await found(mona)).find(({ draftId }) => draftId === TWO)?.values.title).toBe('from another window');
    await drop(mona);
    expect((await call(mona, 'DELETE', `/autosaves/${second.id}`)).status).toBe(404);
    expect((await save(mona, 'c')).status).toBe(200);
    await drop(mona);
  });

  it('is dropped only as it was seen, when the caller says so', async () => {
    const first = await saved(save(mona, 'a'));
    await saved(save(mona, 'ab'));
    const dropSeen = (seen: string) => cms.call('DELETE', `/autosaves/${first.id}`, { token: mona, headers: { 'If-Match': seen } });
    expect((await dropSeen(first.savedAt)).status).toBe(409);
    const [latest] = await found(mona);
    expect(latest?.values.title).toBe('ab');
    expect((await dropSeen(`"${latest?.savedAt}"`)).status).toBe(200);
    expect(await found(mona)).toEqual([]);
  });

  it('that was kept before drafts had names is found, and never replaced', async () => {
    await saved(save(mona, 'old'));
    await query(cms, 'update autosaves set draft_id = null');
    await saved(save(mona, 'new'));
    expect((await found(mona)).map(({ draftId, values }) => [draftId, values.title])).toEqual([
      [ONE, 'new'],
      ['', 'old'],
    ]);
    await drop(mona);
  });

  it('of the contact record is kept with the version that it began with', async () => {
    const record = '/autosaves/media/record';
    const basedOn = (await cms.call('GET', '/media')).headers.get('etag');
    const answer = await call(mona, 'POST', record, { values: { address: 'Nile Street' }, basedOn, draftId: ONE });
    expect(answer.status).toBe(200);
    expect(await found(mona, record)).toMatchObject([{ basedOn, values: { address: 'Nile Street' } }]);
    for (const other of ['yesterday', '"', '', 7, {}])
      expect((await call(mona, 'POST', record, { values: { address: 'x' }, basedOn: other, draftId: ONE })).status).toBe(400);
    await drop(mona, record);
  });

  it('is bounded by size and number, and refused where there is no such form', async () => {
    const post = async (json: object, path = FORM) => (await call(mona, 'POST', path, json)).status;
    const rest = { basedOn: null, draftId: ONE };
    expect(await post({ values: { title: 'x' }, basedOn: null })).toBe(400);
    expect(await post({ values: { title: 'x' }, basedOn: null, draftId: '../' })).toBe(400);
    expect(await post({ values: {}, ...rest })).toBe(400);
    expect(await post({ values: { title: 'س'.repeat(40_001) }, ...rest })).toBe(400);
    expect(await post({ values: { 'a b': 'x' }, ...rest })).toBe(400);
    expect(await post({ values: { title: { a: 1 } }, ...rest })).toBe(400);
    expect(await post({ values: { title: 'x' }, ...rest }, '/autosaves/admins/new')).toBe(404);
    expect(await post({ values: { title: 'x' }, ...rest }, '/autosaves/crops/..')).toBe(404);
    const paths = Array.from({ length: AUTOSAVES_PER_ADMIN + 1 }, (_, index) => `/autosaves/crops/${String(index).padStart(24, 'b')}`);
    for (const path of paths) expect(await post({ values: { title: 'x' }, ...rest }, path)).toBe(200);
    const counts = await Promise.all(paths.map(async (path) => (await found(mona, path)).length));
    expect(counts).toEqual(paths.map((_, index) => (index === 0 ? 0 : 1)));
  });
});

describe('who has an item open', () => {
  const beat = async (token: string, tab: string, id = ITEM) =>
    z.array(present).parse(await (await call(token, 'POST', `/presence/crops/${id}`, { tab })).json());
  const open = async (token: string) => z.array(present).parse(await (await call(token, 'GET', '/presence/crops')).json());
  const [TAB, SECOND, OTHER] = ['1', '2', '3'].map((sign) => sign.repeat(20)) as [string, string, string];

  it('is shown to colleagues, once for several windows, until the form is closed', async () => {
    expect(await beat(hany, TAB)).toEqual([]);
    await beat(hany, SECOND);
    const there = [{ itemId: ITEM, adminId: hanyId, adminName: 'هاني' }];
    expect(await beat(mona, OTHER)).toEqual(there);
    expect([await open(mona), (await open(hany)).length]).toEqual([there, 1]);
    await call(mona, 'DELETE', `/presence/${TAB}`);
    await call(hany, 'DELETE', `/presence/${TAB}`);
    expect(await open(mona)).toEqual(there);
    await call(hany, 'DELETE', `/presence/${SECOND}`);
    expect(await open(mona)).toEqual([]);
  });

  it('ends by itself, and no one can renew it under another’s name', async () => {
    await beat(hany, TAB);
    await beat(mona, TAB);
    expect(await open(mona)).toHaveLength(1);
    await query(cms, 'update presences set expires_at = ?', new Date(Date.now() - PRESENCE_LIFE_SECONDS * 1000));
    expect(await open(mona)).toEqual([]);
  });
});

it('nothing of either is left of an admin who is deleted', async () => {
  await saved(save(hany, 'x'));
  await call(hany, 'POST', `/presence/crops/${ITEM}`, { tab: '4'.repeat(20) });
  expect((await call(mona, 'DELETE', `/admins/${hanyId}`)).status).toBe(200);
  for (const name of ['autosaves', 'presences']) expect(await query(cms, `select id from ${name} where admin_id = ?`, hanyId)).toEqual([]);
});
