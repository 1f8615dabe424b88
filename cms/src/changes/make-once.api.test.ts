import { randomUUID } from 'node:crypto';
import { type ErrorBody, errorBody, PIECE_TYPE, SECTIONS, upload } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png, webp } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
let colleague: string;
let picture: Buffer;
let notesPath: string;

const EMAIL = 'editor@sanabel.example';
const PASSWORD = 'seven 7 furrows deep';
beforeAll(async () => {
  token = await cms.signIn();
  const editor = { fullName: 'Hany', email: EMAIL, password: PASSWORD, job: 'x', phoneNumber: '01012345678', adminRole: 'editor' };
  await cms.call('POST', '/admins', { token, json: editor });
  await cms.call('POST', '/auth/login', { json: { email: EMAIL, password: PASSWORD } });
  const otp = await cms.inbox.code(EMAIL, 1);
  const answer = await cms.call('POST', '/auth/verify-login', { json: { email: EMAIL, otp } });
  colleague = ((await answer.json()) as { token: string }).token;
  picture = await png();
  const application = { fullName: 'منى', phoneNumber: '01012345678', role: 'مهندسة', qualification: 'بكالوريوس', experience: '3' };
  const { id } = await made(await cms.call('POST', '/job-requests', { json: { ...application, email: 'a@example.com' } }));
  notesPath = `/job-requests/${id}/notes`;
});

interface Made {
  id: string;
}
const made = async (answer: Response): Promise<Made> => {
  expect(answer.status).toBe(201);
  const body = (await answer.json()) as Made | { galleryItem: Made };
  expect(JSON.stringify(body)).not.toContain('idempotencyKey');
  return 'galleryItem' in body ? body.galleryItem : body;
};
const refusal = async (answer: Response): Promise<[number, string, ErrorBody['errors']]> => {
  const { code, errors } = errorBody.parse(await answer.json());
  return [answer.status, code, errors];
};
const listed = async (path: string): Promise<Made[]> => {
  const body = await (await cms.call('GET', path, { token })).json();
  return path === '/backgrounds' ? body.backgroundsBySection[SECTIONS[0]] : body;
};

type Fields = Record<string, string | boolean>;
const { picture: _, ...crop } = crops[0] ?? expect.fail();
const CROP: Fields = { title: crop.title, arabicTitle: crop.arabicTitle, isDraft: true };

const sendJson = (path: string, fields: Fields, key: string | undefined, as = token) =>
  cms.call('POST', path, { token: as, json: { ...fields, ...(key === undefined ? {} : { idempotencyKey: key }) } });
const sendForm = (path: string, fields: Record<string, string>, files: Record<string, Buffer>, key: string) =>
  cms.call('POST', path, { token, form: form({ ...fields, idempotencyKey: key }, files) });

interface Kind {
  path: string;
  send: (key: string) => Promise<Response>;
  /** Set where the list differs from the path. */
  list?: () => string;
}
const link: Fields = { type: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ' };
const KINDS: readonly Kind[] = [
  { path: '/crops', send: (key) => sendJson('/crops', CROP, key) },
  { path: '/articles', send: (key) => sendJson('/articles', { title: 'x', type: 'climate', isDraft: true }, key) },
  { path: '/partners', send: (key) => sendForm('/partners', { name: 'x', link: 'https://example.org/' }, { logo: picture }, key) },
  { path: '/members', send: (key) => sendForm('/members', { name: 'Mona', role: 'Agronomist' }, { image: picture }, key) },
  {
    path: '/members/add',
    send: (key) => sendForm('/members/add', { name: 'Mona', role: 'Grower' }, { image: picture }, key),
    list: () => '/members',
  },
  { path: '/gallery with a link', send: (key) => sendJson('/gallery', link, key), list: () => '/gallery' },
  { path: '/gallery with a file', send: (key) => sendForm('/gallery', { type: 'image' }, { file: picture }, key), list: () => '/gallery' },
  {
    path: '/backgrounds/add',
    send: (key) => sendForm('/backgrounds/add', { section: SECTIONS[0] }, { image: picture }, key),
    list: () => '/backgrounds',
  },
  { path: '/glossary', send: (key) => sendJson('/glossary', { arabic: 'قمح', english: 'Wheat' }, key) },
  { path: 'a note', send: (key) => sendJson(notesPath, { text: 'Call her' }, key), list: () => notesPath },
];

describe.each(KINDS)('POST $path', ({ path, send, list = () => path }) => {
  it('sent again with the same key makes one thing, and with another key another one', async () => {
    const before = (await listed(list())).length;
    const key = randomUUID();
    const { id } = await made(await send(key));
    expect(await made(await send(key))).toMatchObject({ id });
    expect(await made(await send(key.toUpperCase()))).toMatchObject({ id });
    expect(await listed(list())).toHaveLength(before + 1);
    expect((await made(await send(randomUUID()))).id).not.toBe(id);
    expect(await listed(list())).toHaveLength(before + 2);
  });

  it('sent three times at the same moment makes one thing', async () => {
    const before = (await listed(list())).length;
    const key = randomUUID();
    const all = await Promise.all([send(key), send(key), send(key)].map(async (answer) => made(await answer)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await listed(list())).toHaveLength(before + 1);
  });
});

describe('a key', () => {
  it('with other content is refused, names what it made, and changes nothing', async () => {
    const key = randomUUID();
    const { id } = await made(await sendJson('/crops', CROP, key));
    for (const other of [
      { ...CROP, title: 'Barley' },
      { arabicTitle: 'قمح', isDraft: true },
      { ...CROP, description: 'More' },
    ])
      expect(await refusal(await sendJson('/crops', other, key))).toMatchObject([
        409,
        'SENT_BEFORE',
        [{ field: `crops/${id}`, code: 'sent_before' }],
      ]);
    expect(await (await cms.call('GET', `/crops/${id}`, { token })).json()).toMatchObject(CROP);
  });

  it('with another picture, or none, is refused', async () => {
    const key = randomUUID();
    const fields = { name: 'Mona', role: 'Agronomist' };
    await made(await sendForm('/members', fields, { image: picture }, key));
    expect((await refusal(await sendForm('/members', fields, { image: await webp() }, key))).slice(0, 2)).toEqual([409, 'SENT_BEFORE']);
    expect((await refusal(await sendForm('/members', fields, {}, key))).slice(0, 2)).toEqual([409, 'SENT_BEFORE']);
  });

  it('is known in a form and in JSON, whatever order the fields have', async () => {
    const key = randomUUID();
    const { id } = await made(await sendJson('/crops', CROP, key));
    const { title, arabicTitle } = CROP;
    expect(
      await made(await sendForm('/crops', { isDraft: 'true', arabicTitle: String(arabicTitle), title: String(title) }, {}, key)),
    ).toMatchObject({ id });
  });

  it('of another admin, or of another list, makes something else and reveals nothing', async () => {
    const key = randomUUID();
    const { id } = await made(await sendJson('/crops', CROP, key));
    const theirs = await made(await sendJson('/crops', CROP, key, colleague));
    expect(theirs.id).not.toBe(id);
    const others = await made(await sendJson('/crops', { ...CROP, title: 'Theirs' }, randomUUID(), colleague));
    expect(others.id).not.toBe(theirs.id);
    await made(await sendJson('/glossary', { arabic: 'قمح', english: 'Wheat' }, key));
  });

  it('whose item was deleted since makes it again', async () => {
    const key = randomUUID();
    const { id } = await made(await sendJson('/crops', CROP, key));
    await cms.call('DELETE', `/crops/${id}`, { token });
    const again = await made(await sendJson('/crops', CROP, key));
    expect(again.id).not.toBe(id);
    expect(await made(await sendJson('/crops', CROP, key))).toMatchObject({ id: again.id });
  });

  it('answers with the current item', async () => {
    const key = randomUUID();
    const { id } = await made(await sendJson('/crops', CROP, key));
    await cms.call('PATCH', `/crops/${id}`, { token: colleague, json: { title: 'Durum' } });
    expect(await made(await sendJson('/crops', CROP, key))).toMatchObject({ id, title: 'Durum' });
  });

  it('of a call that was refused is free', async () => {
    const key = randomUUID();
    expect((await sendJson('/crops', { isDraft: true }, key)).status).toBe(400);
    await made(await sendJson('/crops', CROP, key));
  });

  it('is a UUID, and belongs to calls that make something', async () => {
    for (const path of ['/crops', '/glossary']) {
      const fields: Fields = path === '/crops' ? CROP : { arabic: 'قمح', english: 'Wheat' };
      expect(await refusal(await sendJson(path, fields, 'x'))).toMatchObject([
        400,
        'INVALID_INPUT',
        [{ field: 'idempotencyKey', code: 'invalid_id' }],
      ]);
    }
    const { id } = await made(await sendJson('/crops', CROP, undefined));
    const change = await cms.call('PATCH', `/crops/${id}`, { token, json: { title: 'x', idempotencyKey: randomUUID() } });
    expect(await refusal(change)).toMatchObject([400, 'INVALID_INPUT', [{ field: 'idempotencyKey', code: 'unknown_field' }]]);
  });

  it('counts with a file that came ahead again, since the first save has spent it', async () => {
    const ahead = async (): Promise<string> => {
      const tus = { 'tus-resumable': '1.0.0' };
      const begun = await cms.call('POST', '/uploads', { token, headers: { ...tus, 'upload-length': String(picture.length) } });
      const { id } = upload.parse(await begun.json());
      await fetch(`${cms.url}/api/v1/uploads/${id}`, {
        method: 'PATCH',
        headers: { ...tus, authorization: `Bearer ${token}`, 'content-type': PIECE_TYPE, 'upload-offset': '0' },
        body: new Uint8Array(picture),
      });
      return id;
    };
    const key = randomUUID();
    const fields = { name: 'Mona', role: 'Agronomist' };
    const { id } = await made(await sendJson('/members', { ...fields, image: await ahead() }, key));
    expect(await made(await sendJson('/members', { ...fields, image: await ahead() }, key))).toMatchObject({ id });
    expect(await made(await sendForm('/members', fields, { image: picture }, key))).toMatchObject({ id });
  });

  it('is stored as digests only, and what it made is published once', async () => {
    const key = randomUUID();
    const { id } = await made(await sendJson('/crops', CROP, key));
    await made(await sendJson('/crops', CROP, key));
    const rows = await query<object>(cms, 'select * from idempotency_keys where item_id = ?', id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key);
    const acts = await query<object>(cms, "select * from activity_entries where item_id = ? and action = 'create'", id);
    expect(acts).toHaveLength(1);
  });
});
