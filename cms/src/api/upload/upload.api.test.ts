import { readdirSync, readFileSync, readlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { errorBody, PIECE_TYPE, UPLOAD_LIFE_HOURS, UPLOAD_MAX_BYTES, UPLOADS_PER_ADMIN, upload } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { filesIn } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { sized } from '@sanabel/scripts/testing/size.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FILM = readFileSync(join(import.meta.dirname, '../../../../scripts/seed/video/drip-line.webm'));
const HALF = Math.floor(FILM.length / 2);
const UNKNOWN = '0'.repeat(32);
const TUS = { 'tus-resumable': '1.0.0' };

const PERSON = { fullName: 'Mona', password: 'seven 7 furrows deep', job: 'x', phoneNumber: '01012345678' };

let cms: Cms;
let token: string;
let other: string;
/** Address of the film, derived from its bytes, when sent in one part with its item. */
let asOnePart: string;
const addAdmin = async (adminRole: string): Promise<string> => {
  const email = `${adminRole}@sanabel.example`;
  expect((await cms.call('POST', '/admins', { token, json: { ...PERSON, email, adminRole } })).status).toBe(201);
  const before = cms.inbox.countCodes(email);
  await cms.call('POST', '/auth/login', { json: { email, password: PERSON.password } });
  const otp = await cms.inbox.code(email, before + 1);
  return ((await (await cms.call('POST', '/auth/verify-login', { json: { email, otp } })).json()) as { token: string }).token;
};
beforeAll(async () => {
  cms = await startCms();
  token = await cms.signIn();
  other = await addAdmin('editor');
  const film = form({ type: 'video', duration: '8' }, { file: FILM });
  asOnePart = await addressOf(await cms.call('POST', '/gallery', { token, form: film }));
});
afterAll(() => cms.stop());

const addressOf = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { galleryItem: { url: string } }).galleryItem.url;
};

const begin = (length: number | string, headers: Record<string, string> = {}, as = token) =>
  cms.call('POST', '/uploads', { token: as, headers: { ...TUS, 'upload-length': String(length), ...headers } });
const beginFilm = async (as = token): Promise<string> => upload.parse(await (await begin(FILM.length, {}, as)).json()).id;
const send = (id: string, offset: number | string, bytes: Buffer, headers: Record<string, string> = {}, as = token) =>
  fetch(`${cms.url}/api/v1/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...TUS, authorization: `Bearer ${as}`, 'content-type': PIECE_TYPE, 'upload-offset': String(offset), ...headers },
    body: new Uint8Array(bytes),
  });
const offsetOf = async (id: string): Promise<number> =>
  Number((await cms.call('HEAD', `/uploads/${id}`, { token, headers: TUS })).headers.get('upload-offset'));
const whole = async (bytes: Buffer = FILM): Promise<string> => {
  const { id } = upload.parse(await (await begin(bytes.length)).json());
  expect((await send(id, 0, bytes)).status).toBe(204);
  return id;
};
const save = (file: string, fields = {}, as = token) =>
  cms.call('POST', '/gallery', { token: as, form: form({ type: 'video', duration: '8', file, ...fields }) });
const refusedWith = async (answer: Response, status: number, code: string, field?: string) => {
  const { code: told, errors = [] } = errorBody.parse(await answer.json());
  expect([answer.status, told, errors[0]?.code]).toEqual([status, code, field]);
};
const unfinished = () => filesIn(cms, 'unfinished');
const isGone = async (answer: Response) => refusedWith(answer, 400, 'FIELDS_REQUIRED', 'file_required');

describe('a file in pieces', () => {
  it('says how much has arrived, and becomes the video of an item, byte for byte', async () => {
    const begun = await begin(FILM.length);
    expect([begun.status, begun.headers.get('location')]).toEqual([201, expect.stringMatching(/^uploads\/[\da-f]{32}$/)]);
    const { id } = upload.parse(await begun.json());
    const first = await send(id, 0, FILM.subarray(0, HALF));
    expect([first.status, first.headers.get('upload-offset'), first.headers.get('tus-resumable')]).toEqual([204, String(HALF), '1.0.0']);
    expect(upload.parse(await (await cms.call('GET', `/uploads/${id}`, { token })).json())).toEqual({
      id,
      size: FILM.length,
      offset: HALF,
    });
    await isGone(await save(id));
    expect((await send(id, HALF, FILM.subarray(HALF))).status).toBe(204);

    const answer = await save(id, { title: 'Drip' });
    expect(await addressOf(answer)).toBe(asOnePart);
    expect(unfinished()).toEqual([]);
    await isGone(await save(id));
  });

  it('waits on when its item is refused, and is used by the next try', async () => {
    const id = await whole();
    expect((await save(id, { title: 'x'.repeat(201) })).status).toBe(400);
    expect((await save(id, { title: 'x' })).status).toBe(201);
    expect([unfinished(), filesIn(cms, 'tmp')]).toEqual([[], []]);
  });

  it('is used once, however many ask for it at the same moment', async () => {
    const id = await whole();
    const statuses = await Promise.all([1, 2, 3].map(async () => (await save(id)).status));
    expect(statuses.sort()).toEqual([201, 400, 400]);
  });

  it('is a picture of any item too', async () => {
    const picture = await png();
    const id = await whole(picture);
    expect((await cms.call('POST', '/members', { token, form: form({ name: 'Mona', role: 'x', image: id }) })).status).toBe(201);
  });

  it('continues where it stopped when the line broke within a piece', async () => {
    const id = await beginFilm();
    const { hostname, port } = new URL(cms.url);
    const line = connect(Number(port), hostname);
    line.write(
      `PATCH /api/v1/uploads/${id} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: ${PIECE_TYPE}\r\nUpload-Offset: 0\r\nContent-Length: ${FILM.length}\r\n\r\n`,
    );
    line.write(FILM.subarray(0, HALF));
    await expect.poll(() => readFileSync(join(cms.dataDir, 'unfinished', id)).length).toBe(HALF);
    line.destroy();
    const offset = await offsetOf(id);
    expect(offset).toBe(HALF);
    expect((await send(id, offset, FILM.subarray(offset))).status).toBe(204);
    expect(await addressOf(await save(id))).toBe(asOnePart);
  });

  it('outlives the end of the CMS; what has outlived its time does not', async () => {
    const [id, old] = [await beginFilm(), await whole()];
    await send(id, 0, FILM.subarray(0, HALF));
    const path = join(cms.dataDir, 'unfinished', old);
    const past = new Date(Date.now() - UPLOAD_LIFE_HOURS * 3_600_000 - 1_000);
    const note = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as object;
    writeFileSync(`${path}.json`, JSON.stringify({ ...note, creation_date: past.toISOString() }));
    for (const file of [path, `${path}.json`]) utimesSync(file, past, past);
    await isGone(await save(old));
    expect((await send(old, FILM.length, Buffer.alloc(0))).status).toBe(404);
    process.kill(cms.pid, sized('SIGTERM', 'SIGKILL'));
    await cms.halt();
    cms = await startCms({}, cms.dataDir);
    token = await cms.signIn();
    expect(await offsetOf(id)).toBe(HALF);
    expect((await send(id, HALF, FILM.subarray(HALF))).status).toBe(204);
    expect(await addressOf(await save(id))).toBe(asOnePart);
    // The daily task runs at every start.
    await expect.poll(() => unfinished().filter((name) => name.startsWith(old))).toEqual([]);
  });
});

describe('an upload is nothing for', () => {
  it('a stranger, or an admin whose role edits no content', async () => {
    const id = await beginFilm();
    const recruiter = await addAdmin('recruiter');
    for (const [as, status] of [
      ['x', 401],
      [recruiter, 403],
    ] as const) {
      expect((await begin(9, {}, as)).status).toBe(status);
      expect((await send(id, 0, FILM, {}, as)).status).toBe(status);
      for (const method of ['GET', 'HEAD', 'DELETE'])
        expect((await cms.call(method, `/uploads/${id}`, { token: as, headers: TUS })).status).toBe(status);
    }
    expect(await offsetOf(id)).toBe(0);
  });

  it('another editor: it is not there', async () => {
    const id = await whole();
    for (const [method, status] of [
      ['GET', 404],
      ['HEAD', 404],
      ['DELETE', 404],
    ] as const)
      expect((await cms.call(method, `/uploads/${id}`, { token: other, headers: TUS })).status).toBe(status);
    await refusedWith(await send(id, 0, FILM, {}, other), 404, 'NOT_FOUND');
    await isGone(await save(id, {}, other));
    expect((await save(id)).status).toBe(201);
  });
});

describe('refused, with nothing kept', () => {
  it('is a size that is too large, none, or not said', async () => {
    const before = unfinished();
    await refusedWith(await begin(UPLOAD_MAX_BYTES + 1), 413, 'FILE_TOO_LARGE');
    for (const length of ['0', '-1', '1e3', '0x10', 'NaN', '٣'])
      expect([length, (await begin(length).catch(() => null))?.status ?? 400]).toEqual([length, 400]);
    for (const headers of [
      TUS,
      { ...TUS, 'upload-defer-length': '1' },
      { 'upload-length': '9' },
      { ...TUS, 'upload-length': '9', 'upload-concat': 'partial' },
    ])
      await refusedWith(await cms.call('POST', '/uploads', { token, headers }), 400, 'INVALID_INPUT');
    expect(unfinished()).toEqual(before);
  });

  it('is a piece at a wrong place, too long, of another type, or without one', async () => {
    const id = await beginFilm();
    await refusedWith(await send(id, 5, FILM.subarray(5)), 409, 'UPLOAD_OFFSET');
    for (const offset of ['-1', 'x', '1.5']) await refusedWith(await send(id, offset, FILM), 400, 'INVALID_INPUT');
    await refusedWith(await send(id, 0, Buffer.concat([FILM, FILM])), 413, 'FILE_TOO_LARGE');
    await refusedWith(await send(id, 0, FILM, { 'content-type': 'video/webm' }), 415, 'UNSUPPORTED_BODY');
    await refusedWith(await send(id, 0, FILM, { 'tus-resumable': '0.2.0' }), 400, 'INVALID_INPUT');
    await refusedWith(await send(UNKNOWN, 0, FILM), 404, 'NOT_FOUND');
    expect(await offsetOf(id)).toBe(0);
  });

  it('is an id that leads elsewhere', async () => {
    for (const id of ['..%2F..%2Fdatabase', '%2e%2e', `..%5C${UNKNOWN}`, `${UNKNOWN}.json`, `${UNKNOWN}%00`, 'a'.repeat(300)]) {
      expect((await cms.call('GET', `/uploads/${id}`, { token })).status).toBe(404);
      expect((await send(id, 0, FILM)).status).toBe(404);
    }
    for (const id of ['../database/data.db', '/etc/passwd', `${UNKNOWN}.json`]) expect((await save(id)).status).toBe(400);
    await isGone(await save(UNKNOWN));
  });

  it('is a file that is not what its field takes, by the same judges as any file', async () => {
    const script = await whole(Buffer.from('<!doctype html><script>alert(1)</script>'));
    await refusedWith(await save(script), 415, 'UNSUPPORTED_FILE', 'file_type');
    await refusedWith(await save(await whole(FILM), { type: 'image' }), 415, 'UNSUPPORTED_FILE', 'file_type');
    const large = await beginFilm();
    const path = join(cms.dataDir, 'unfinished', large);
    const note = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as object;
    writeFileSync(`${path}.json`, JSON.stringify({ ...note, size: 11_000_000 }));
    truncateSync(path, 11_000_000);
    const member = form({ name: 'Mona', role: 'x', image: large });
    await refusedWith(await cms.call('POST', '/members', { token, form: member }), 413, 'FILE_TOO_LARGE', 'file_too_large');
    expect(filesIn(cms, 'tmp')).toEqual([]);
  });
});

it('what a caller says about a file is ignored', async () => {
  const evil = Buffer.from('"><script>\0\u202e{{7*7}}').toString('base64');
  const answer = await begin(FILM.length, { 'upload-metadata': `admin ${evil},filename ${evil},__proto__ ${evil}` });
  const { id } = upload.parse(await answer.json());
  expect(readFileSync(join(cms.dataDir, 'unfinished', `${id}.json`), 'utf8')).not.toContain('script');
  expect((await cms.call('DELETE', `/uploads/${id}`, { token, headers: TUS })).status).toBe(204);
  expect((await cms.call('GET', `/uploads/${id}`, { token })).status).toBe(404);
});

it('a flood of beginnings leaves so many as one admin may have, and takes nothing from others', async () => {
  const theirs = await beginFilm(other);
  const ids = await Promise.all(Array.from({ length: 20 }, () => beginFilm()));
  const left = await Promise.all(ids.map(async (id) => (await cms.call('GET', `/uploads/${id}`, { token })).status === 200));
  expect(left.filter(Boolean)).toHaveLength(UPLOADS_PER_ADMIN);
  expect((await cms.call('GET', `/uploads/${theirs}`, { token: other })).status).toBe(200);
});

/** Starts a chunk that never ends; returns its connection. */
const hang = async (id: string): Promise<Socket> => {
  const { hostname, port } = new URL(cms.url);
  const line = connect(Number(port), hostname);
  line.on('error', () => {});
  line.write(
    `PATCH /api/v1/uploads/${id} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${PIECE_TYPE}\r\nUpload-Offset: 0\r\nContent-Length: ${FILM.length}\r\n\r\n`,
  );
  line.write(FILM.subarray(0, HALF));
  await expect.poll(() => readFileSync(join(cms.dataDir, 'unfinished', id)).length).toBe(HALF);
  return line;
};

/** Unlinked files that the CMS has open: they use disk space invisibly. */
const openWithoutName = (): string[] =>
  readdirSync(`/proc/${cms.pid}/fd`).flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/${cms.pid}/fd/${fd}`);
      return target.includes('unfinished') && target.endsWith('(deleted)') ? [target] : [];
    } catch {
      return [];
    }
  });

it.runIf(process.platform === 'linux')('an upload that makes room for another ends with the piece that is being written', async () => {
  const lines: Socket[] = [];
  for (let index = 0; index < UPLOADS_PER_ADMIN + 3; index += 1) lines.push(await hang(await beginFilm()));
  expect(openWithoutName()).toEqual([]);
  const [id = ''] = unfinished().filter((name) => /^[\da-f]{32}$/.test(name));
  await cms.call('DELETE', `/uploads/${id}`, { token, headers: TUS });
  expect(openWithoutName()).toEqual([]);
  for (const line of lines) line.destroy();
});

it('the uploads of an account end with it', async () => {
  await beginFilm(other);
  const before = unfinished().length;
  const all = (await (await cms.call('GET', '/admins', { token })).json()) as { id: string; adminRole: string }[];
  const { id } = (await (await cms.call('GET', '/auth/me', { token: other })).json()) as { id: string };
  expect(all.map((one) => one.id)).toContain(id);
  await cms.call('DELETE', `/admins/${id}`, { token });
  await expect.poll(() => unfinished().length).toBeLessThan(before);
});
