import {
  type ActivityEntry,
  type Admin,
  type Content,
  ENTITIES,
  editedItem,
  errorBody,
  figures,
  type LibraryMedium,
  type Publication,
  type TimedChange,
  type VersionLine,
} from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let cms: Cms;
let other: Cms;
let token: string;

beforeAll(async () => {
  cms = await startCms();
  other = await startCms({}, cms.dataDir);
  token = await cms.signIn();
  nudged = (await add({ isDraft: true })).id;
});
afterAll(async () => {
  await other.halt();
  await cms.stop();
});

interface Partner {
  id: string;
  name: string;
  link: string;
  logo: string;
  updatedAt: string;
  timedChange?: TimedChange;
}

const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const call = (method: string, path: string, body?: object, by = token) =>
  cms.call(method, path, { ...(by && { token: by }), ...(body && { json: body }) });
const add = async (more: object = {}): Promise<Partner> => {
  const logo = await png({ width: 64, height: 48 });
  return json(cms.call('POST', '/partners', { token, form: form({ name: 'Nile', link: 'https://example.com', ...more }, { logo }) }));
};
const quarter = (quarters: number): string => new Date((Math.floor(Date.now() / 900_000) + quarters) * 900_000).toISOString();
const AHEAD = quarter(8);
const addTimed = async (changes: object, more: object = {}): Promise<Partner> => {
  const { id } = await add(more);
  return json(call('PATCH', `/partners/${id}`, { ...changes, changesAt: AHEAD }));
};
const read = (id: string) => json<Partner>(call('GET', `/partners/${id}`));
const seen = (id: string) => json<Partner>(call('GET', `/partners/${id}`, undefined, ''));
const content = () => json<Content>(cms.call('GET', '/content', { token: cms.contentToken }));

/** Sets times directly: the API takes quarters of an hour, and no test waits for one. */
const come = (id: string, seconds = -1) =>
  query(cms, 'update timed_changes set at = ? where item_id = ?', new Date(Date.now() + seconds * 1000), id);
let nudged = '';
/** Wakes the workers: any save does. */
const nudge = async (...all: Cms[]): Promise<void> => {
  for (const one of all) await one.call('PATCH', `/partners/${nudged}`, { token, json: { name: `Nudge ${Math.random()}` } });
};
const faultsOf = async (answer: Response): Promise<string[]> => {
  const { errors = [], code } = errorBody.parse(await answer.json());
  return [`${answer.status} ${code}`, ...errors.map((one) => `${one.field} ${one.code}`)];
};

it('changes of a live item wait for their time while visitors see what stood there, and editors see when, by whom and which', async () => {
  const before = await add();
  const { revision } = await content();
  const after = await json<Partner>(call('PATCH', `/partners/${before.id}`, { name: 'Delta', changesAt: AHEAD }));
  const { timedChange, ...item } = after;
  expect(item).toEqual(before);
  expect(timedChange).toMatchObject({ at: AHEAD, fields: { name: 'Delta' }, basedOn: before.updatedAt, failure: null });
  expect(timedChange?.adminName).not.toBe('');
  expect(() => editedItem(ENTITIES.partners).parse(after)).not.toThrow();
  expect(await read(before.id)).toEqual(after);
  const listed = await json<Partner[]>(call('GET', '/partners'));
  expect(listed.find(({ id }) => id === before.id)).toEqual(after);
  expect((await content()).revision).toBe(revision);
  expect(JSON.stringify([await seen(before.id), await content()])).not.toMatch(/Delta|timedChange/);
});

it('they come once at their time with two servers at work, as a save of their author, and leave the rest as it was', async () => {
  const { id, timedChange } = await addTimed({ name: 'Delta' });
  const edited = await json<Partner>(call('PATCH', `/partners/${id}`, { link: 'https://example.org' }));
  // Shows that the item has changed since.
  expect(edited.timedChange?.basedOn).toBe(timedChange?.basedOn);
  expect(edited.updatedAt).not.toBe(timedChange?.basedOn);
  const { revision } = await content();
  await come(id, 2);
  await nudge(cms, other);
  expect((await seen(id)).name).toBe('Nile');
  await expect.poll(async () => (await seen(id)).name, { interval: 100 }).toBe('Delta');
  await nudge(cms, other);
  const now = await read(id);
  expect([now.name, now.link, now.timedChange]).toEqual(['Delta', 'https://example.org', undefined]);
  expect(now.updatedAt).not.toBe(edited.updatedAt);
  expect((await content()).revision).toBe(revision + 1);
  const lines = await json<VersionLine[]>(call('GET', `/versions/partners/${id}`));
  expect(lines.map(({ act, changed }) => `${act} ${changed}`)).toEqual(['update name', 'update link', 'create ']);
  expect(lines[0]?.adminName).toBe(timedChange?.adminName);
  const activity = await json<ActivityEntry[]>(call('GET', '/activity'));
  const told = activity.filter(({ itemId }) => itemId === id).map(({ action, adminName }) => `${action} ${adminName}`);
  expect(told).toEqual(['update', 'update', 'create'].map((action) => `${action} ${timedChange?.adminName}`));
});

it('they are caught up with when nothing ran at their time', async () => {
  const { id } = await addTimed({ name: 'Late' });
  const { dataDir } = cms;
  await other.abandon();
  await other.halt();
  await cms.halt();
  await come(id, -7_200);
  [cms, other] = await Promise.all([startCms({}, dataDir), startCms({}, dataDir)]);
  token = await cms.signIn();
  await expect.poll(async () => (await seen(id)).name, { interval: 100 }).toBe('Late');
  expect(await json<VersionLine[]>(call('GET', `/versions/partners/${id}`))).toHaveLength(2);
});

it('later changes join those that wait, and all of them can be published at once or discarded', async () => {
  const { id } = await addTimed({ name: 'Delta' });
  const joined = await json<Partner>(call('PATCH', `/partners/${id}`, { link: 'https://example.org', changesAt: quarter(12) }));
  expect(joined.timedChange).toMatchObject({ at: quarter(12), fields: { name: 'Delta', link: 'https://example.org' } });
  // A field that is set back to its present value is no change.
  const back = await json<Partner>(call('PATCH', `/partners/${id}`, { link: 'https://example.com', changesAt: quarter(12) }));
  expect(back.timedChange?.fields).toEqual({ name: 'Delta' });
  const now = await json<Partner>(call('PATCH', `/partners/${id}`, { changesAt: null, link: 'https://example.net' }));
  expect([now.name, now.link, now.timedChange]).toEqual(['Delta', 'https://example.net', undefined]);
  expect(await faultsOf(await call('PATCH', `/partners/${id}`, { changesAt: null }))).toEqual(['400 INVALID_INPUT', ' nothing_to_change']);

  const { id: dropped } = await addTimed({ name: 'Delta' });
  expect(await json(call('DELETE', `/partners/${dropped}/timed-change`))).toEqual({ id: dropped });
  expect(await read(dropped)).toMatchObject({ name: 'Nile' });
  expect((await read(dropped)).timedChange).toBeUndefined();
  expect((await call('DELETE', `/partners/${dropped}/timed-change`)).status).toBe(404);
});

it('a new picture waits with them, is kept until then, and comes with them', async () => {
  const { id, logo } = await add();
  const sent = form({ changesAt: AHEAD }, { logo: await png({ width: 80, height: 60 }) });
  const { timedChange } = await json<Partner>(cms.call('PATCH', `/partners/${id}`, { token, form: sent }));
  const picture = String(timedChange?.fields.logo);
  expect([picture === logo, Object.keys(timedChange?.fields ?? {})]).toEqual([false, ['logo']]);
  const media = await json<LibraryMedium[]>(call('GET', '/library'));
  expect(media.find(({ url }) => url === picture)?.uses).toMatchObject([{ by: 'change', list: 'partners', id }]);
  const unused = await json<LibraryMedium[]>(call('GET', `/library?filter=${encodeURIComponent('{"unused":true}')}`));
  expect(unused.map(({ url }) => url)).not.toContain(picture);
  const more = await json<Partner>(call('PATCH', `/partners/${id}`, { name: 'Delta', changesAt: AHEAD }));
  expect(more.timedChange?.fields).toEqual({ name: 'Delta', logo: picture });
  await come(id);
  await nudge(cms);
  await expect.poll(() => seen(id), { interval: 100 }).toMatchObject({ name: 'Delta', logo: picture });
});

it('an earlier version, with its picture, can come at a time', async () => {
  const { id, logo } = await add({ hideAt: quarter(16) });
  const changed = form({ name: 'Delta', hideAt: '' }, { logo: await png({ width: 96, height: 60 }) });
  await cms.call('PATCH', `/partners/${id}`, { token, form: changed });
  const first = (await json<VersionLine[]>(call('GET', `/versions/partners/${id}`))).at(-1);
  const kept = await json<Partner>(call('PATCH', `/partners/${id}`, { version: first?.id, changesAt: AHEAD }));
  expect(kept.timedChange?.fields).toEqual({ name: 'Nile', logo });
  await come(id);
  await nudge(cms);
  await expect.poll(() => seen(id), { interval: 100 }).toMatchObject({ name: 'Nile', logo });
  expect(await read(id)).not.toHaveProperty('hideAt');
});

it('what cannot be made is kept with its reason, and an editor corrects it', async () => {
  const { id } = await addTimed({ link: 'https://example.org' });
  await query(cms, 'update timed_changes set item = ? where item_id = ?', JSON.stringify({ link: 'nothing' }), id);
  await come(id);
  await nudge(cms, other);
  await expect
    .poll(async () => (await read(id)).timedChange?.failure?.faults, { interval: 100 })
    .toMatchObject([{ field: 'link', code: 'invalid_link' }]);
  expect((await read(id)).link).toBe('https://example.com');
  expect(await faultsOf(await call('PATCH', `/partners/${id}`, { changesAt: null }))).toEqual(['400 INVALID_INPUT', 'link invalid_link']);
  const mended = await json<Partner>(call('PATCH', `/partners/${id}`, { link: 'https://example.org', changesAt: AHEAD }));
  expect(mended.timedChange).toMatchObject({ fields: { link: 'https://example.org' }, failure: null });
});

it('an item in the trash at their time keeps them, and one that is gone for good does not', async () => {
  const { id } = await addTimed({ name: 'Delta' });
  await call('DELETE', `/partners/${id}`);
  await come(id);
  await nudge(cms, other);
  const failed = () => query<{ failed_at: unknown }>(cms, 'select failed_at from timed_changes where item_id = ?', id);
  await expect.poll(async () => (await failed())[0]?.failed_at ?? null, { interval: 100 }).not.toBeNull();
  await call('POST', `/trash/${id}/restore`);
  expect(await read(id)).toMatchObject({ name: 'Nile', timedChange: { fields: { name: 'Delta' }, failure: { faults: [] } } });
  expect(await json<Partner>(call('PATCH', `/partners/${id}`, { changesAt: null }))).toMatchObject({ name: 'Delta' });

  const { id: gone } = await addTimed({ name: 'Delta' });
  await call('DELETE', `/partners/${gone}`);
  await call('DELETE', `/trash/${gone}`);
  expect(await query(cms, 'select id from timed_changes where item_id = ?', gone)).toEqual([]);
});

it('a change for later is judged at once, as one for now', async () => {
  const { id } = await add();
  const refused = async (body: object) => faultsOf(await call('PATCH', `/partners/${id}`, body));
  expect(await refused({ link: 'nothing', changesAt: AHEAD })).toEqual(['400 INVALID_INPUT', 'link invalid_link']);
  expect(await refused({ name: 'Delta', changesAt: quarter(0) })).toEqual(['400 INVALID_INPUT', 'changesAt time_past']);
  expect(await refused({ name: 'Delta', changesAt: '2030-01-01T00:01:00Z' })).toEqual(['400 INVALID_INPUT', 'changesAt invalid_time']);
  expect(await refused({ changesAt: AHEAD })).toEqual(['400 INVALID_INPUT', ' nothing_to_change']);
  expect(await refused({ name: 'Nile', changesAt: AHEAD })).toEqual(['400 INVALID_INPUT', ' nothing_to_change']);
  expect(await refused({ name: 'Delta', isDraft: true, changesAt: AHEAD })).toEqual(['400 INVALID_INPUT', 'isDraft unknown_field']);
  expect(await faultsOf(await call('PATCH', `/partners/${nudged}`, { name: 'Delta', changesAt: AHEAD }))).toEqual([
    '400 INVALID_INPUT',
    'changesAt invalid_choice',
  ]);
  const stale = await fetch(`${cms.url}/api/v1/partners/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"2020-01-01T00:00:00.000Z"' },
    body: JSON.stringify({ name: 'Delta', changesAt: AHEAD }),
  });
  expect(stale.status).toBe(409);
  expect((await read(id)).timedChange).toBeUndefined();
});

const PASSWORD = 'seven 7 furrows deep';
const account = async (adminRole: string): Promise<{ id: string; name: string; token: string }> => {
  const email = `${adminRole}@sanabel.example`;
  const person = { fullName: `Mona ${adminRole}`, email, password: PASSWORD, job: 'x', phoneNumber: '01012345678', adminRole };
  const { id } = await json<Admin>(call('POST', '/admins', person));
  await cms.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
  const otp = await cms.inbox.code(email, 1);
  const signedIn = await json<{ token: string }>(cms.call('POST', '/auth/verify-login', { json: { email, otp } }));
  return { id, name: person.fullName, token: signedIn.token };
};

it('only editors and owners schedule changes, and those of a deleted account are still applied', async () => {
  const [editor, recruiter] = [await account('editor'), await account('recruiter')];
  const { id } = await add();
  const change = { name: 'Delta', changesAt: AHEAD };
  for (const [by, status] of [
    ['', 401],
    [recruiter.token, 403],
  ] as const) {
    expect((await call('PATCH', `/partners/${id}`, change, by)).status).toBe(status);
    expect((await call('DELETE', `/partners/${id}/timed-change`, undefined, by)).status).toBe(status);
  }
  const kept = await json<Partner>(call('PATCH', `/partners/${id}`, change, editor.token));
  expect(kept.timedChange).toMatchObject({ adminId: editor.id, adminName: editor.name });
  expect(await json<Partner>(call('GET', `/partners/${id}`, undefined, recruiter.token))).toMatchObject({ name: 'Nile' });
  expect((await call('DELETE', `/admins/${editor.id}`)).status).toBe(200);
  await come(id);
  await nudge(cms);
  await expect.poll(async () => (await seen(id)).name, { interval: 100 }).toBe('Delta');
  const [line] = await json<VersionLine[]>(call('GET', `/versions/partners/${id}`));
  expect(line?.adminName).toBe(editor.name);
});

it('texts in both languages come together, with what was said of them', async () => {
  const { id } = await addTimed({ name: 'Delta', inStep: 'arabicName' }, { arabicName: 'النيل' });
  expect((await read(id)).timedChange?.fields).toEqual({ name: 'Delta' });
  await come(id);
  await nudge(cms);
  await expect.poll(async () => (await seen(id)).name, { interval: 100 }).toBe('Delta');
  expect(await read(id)).not.toHaveProperty('staleArabic');
});

const refuseAtTime = async (id: string): Promise<void> => {
  const item = JSON.stringify({ link: 'nothing' });
  await query(cms, 'update timed_changes set item = ?, at = ? where item_id = ?', item, new Date(Date.now() - 1_000), id);
  await nudge(cms, other);
};

it('owners and editors are mailed once of each refusal, in both languages, with the way to the item or the bin', async () => {
  const [editor, recruiter] = ['mona.editor@sanabel.example', 'mona.recruiter@sanabel.example'];
  const person = { fullName: 'Mona', password: PASSWORD, job: 'x', phoneNumber: '01012345678' };
  await call('POST', '/admins', { ...person, email: editor, adminRole: 'editor' });
  await call('POST', '/admins', { ...person, email: recruiter, adminRole: 'recruiter' });
  // Either server may send the mail, each to its own inbox.
  const mailsOf = (to: string, name: string) =>
    [...cms.inbox.mails, ...other.inbox.mails].filter((mail) => mail.to?.[0]?.address === to && mail.text?.includes(name));
  const told = (name: string) => [cms.admin.email, editor, recruiter].map((to) => mailsOf(to, name).length);

  const { id } = await addTimed({ link: 'https://example.org' }, { name: 'Wadi', arabicName: 'الوادي' });
  await refuseAtTime(id);
  await expect.poll(() => told('Wadi')).toEqual([1, 1, 0]);
  const [mail] = mailsOf(editor, 'Wadi');
  expect(mail?.subject).toBe('نادي سنابل: تعذّر نشر تعديلات مؤجلة | scheduled changes were not published');
  const text = mail?.text ?? '';
  const [arabic = '', english = ''] = text.split('---');
  expect(arabic).toContain('تعذّر نشر التعديلات المؤجلة في موعدها: «الوادي».');
  expect(english).toContain('Scheduled changes could not be published on time: “Wadi”.');
  expect(text.trim().split('\n').at(-1)).toMatch(new RegExp(`/admin/partners/${id}$`));
  // Scheduled and refused again, it is mailed again.
  await call('PATCH', `/partners/${id}`, { link: 'https://example.org', changesAt: AHEAD });
  await refuseAtTime(id);
  await expect.poll(() => told('Wadi')).toEqual([2, 2, 0]);
  await nudge(cms, other);

  const { id: binned } = await addTimed({ link: 'https://example.org' }, { name: 'Oasis' });
  await call('DELETE', `/partners/${binned}`);
  await refuseAtTime(binned);
  await expect.poll(() => told('Oasis')).toEqual([1, 1, 0]);
  expect(mailsOf(editor, 'Oasis')[0]?.text?.trim()).toMatch(/\/admin\/trash\?kind=partners$/);
  expect(told('Wadi')).toEqual([2, 2, 0]);
});

it('they count among what has a time, the refused ones among what waits, and the first of all is announced', async () => {
  await query(cms, 'delete from timed_changes');
  const nextTimed = async () => (await json<Publication>(call('GET', '/publication'))).nextTimed ?? null;
  const counted = async () => {
    const { states = [] } = figures.parse(await json(call('GET', '/figures')));
    const row = states.find(({ list }) => list === 'partners');
    const listed = async (filter: object) => (await json<Partner[]>(call('GET', `/partners?filter=${JSON.stringify(filter)}`))).length;
    const shown = [await listed({ willChange: true }), await listed({ refusedChange: true })];
    expect([row?.timed, row?.refusedChange]).toEqual(shown);
    return shown;
  };
  const [timed = 0, refused] = await counted();
  expect(refused).toBe(0);
  const later = await add({ name: 'Later', publishAt: quarter(12) });
  const { id } = await addTimed({ link: 'https://example.org' }, { name: 'Wadi' });
  await expect.poll(nextTimed).toEqual({ kind: 'partners', itemId: id, title: 'Wadi', arabicTitle: '', action: 'change', at: AHEAD });
  expect(await counted()).toEqual([timed + 2, 0]);
  const { id: binned } = await addTimed({ link: 'https://example.org' });
  await call('PATCH', `/partners/${binned}`, { changesAt: quarter(4), link: 'https://example.net' });
  await call('DELETE', `/partners/${binned}`);
  expect(await counted()).toEqual([timed + 2, 0]);
  await refuseAtTime(id);
  await expect.poll(counted).toEqual([timed + 1, 1]);
  await expect.poll(nextTimed).toMatchObject({ itemId: later.id, action: 'show' });
  await call('PATCH', `/partners/${id}`, { link: 'https://example.org', changesAt: AHEAD });
  await expect.poll(nextTimed).toMatchObject({ itemId: id, action: 'change' });
  expect(await counted()).toEqual([timed + 2, 0]);
  await call('DELETE', `/partners/${id}/timed-change`);
  await expect.poll(nextTimed).toMatchObject({ itemId: later.id, action: 'show' });
  expect(await counted()).toEqual([timed + 1, 0]);
});

it('a file that they bring is not deleted for good before they come or are discarded, and they are named', async () => {
  const { id } = await add({ name: 'Nile', arabicName: 'النيل' });
  const sent = form({ changesAt: AHEAD }, { logo: await png({ width: 88, height: 60 }) });
  const { timedChange } = await json<Partner>(cms.call('PATCH', `/partners/${id}`, { token, form: sent }));
  const media = await json<LibraryMedium[]>(call('GET', '/library'));
  const medium = media.find(({ url }) => url === timedChange?.fields.logo);
  expect(medium).toMatchObject({ useCounts: { item: 0, bin: 0, change: 1, version: 0 }, endsAt: null });
  const purge = (locale: string) => cms.call('POST', `/library/${medium?.id}/purge`, { token, headers: { 'accept-language': locale } });
  for (const [locale, message] of [
    ['ar', 'التعديلات المؤجلة على «النيل» تستعمل هذا الملف.'],
    ['en', 'The scheduled changes to “Nile” use this file.'],
  ] as const) {
    const answer = await purge(locale);
    const { code, errors } = errorBody.parse(await answer.json());
    expect([answer.status, code, errors]).toEqual([409, 'MEDIUM_USED', [{ field: `partners/${id}`, code: 'medium_used', message }]]);
  }
  // An item that uses the file does not hide them.
  const user = await json<Partner>(call('POST', '/partners', { name: 'Delta', link: 'https://example.com', logo: medium?.id }));
  expect(errorBody.parse(await (await purge('ar')).json()).errors?.map(({ field }) => field)).toEqual([
    `partners/${user.id}`,
    `partners/${id}`,
  ]);
  for (const path of [`/partners/${user.id}`, `/trash/${user.id}`, `/partners/${id}/timed-change`]) await call('DELETE', path);
  expect((await purge('ar')).status).toBe(200);
});
