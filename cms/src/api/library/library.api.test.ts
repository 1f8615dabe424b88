import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Article,
  type ContentChanges,
  type Crop,
  errorBody,
  type GalleryItem,
  type ItemOf,
  type LibraryCounts,
  type LibraryMedium,
  libraryMedium,
} from '@sanabel/contract';
import { articles, crops } from '@sanabel/contract/fixtures';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, gif, png, webp } from '@sanabel/scripts/testing/cms/pictures.ts';
import { mp3 } from '@sanabel/scripts/testing/cms/voice.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FILM = readFileSync(join(import.meta.dirname, '../../../../scripts/seed/video/drip-line.webm'));
const UNKNOWN = 'a'.repeat(24);
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...cropFields } = crops[0] ?? expect.fail();
const { picture: ____, pictureAlt: _____, arabicPictureAlt: ______, ...articleFields } = articles[0] ?? expect.fail();
const TEXTS = { focus: '20 30', pictureAlt: 'Daisies at sunrise.', arabicPictureAlt: 'أُقحوانٌ عند الشروق.' };

let cms: Cms;
let token: string;
beforeAll(async () => {
  cms = await startCms();
  token = await cms.signIn();
});
afterAll(() => cms.stop());

const send = (method: string, path: string, options: object = {}) => cms.call(method, path, { token, ...options });
const ok = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect(response.ok, `${response.url}: ${response.status}`).toBe(true);
  return (await response.json()) as T;
};
const refused = async (answer: Promise<Response>) => {
  const response = await answer;
  const { code, errors = [] } = errorBody.parse(await response.json());
  return [response.status, code, ...errors.map((fieldError) => `${fieldError.field} ${fieldError.code}`)];
};
const list = async (filter: object = {}): Promise<LibraryMedium[]> => {
  const found = await ok<LibraryMedium[]>(send('GET', `/library?filter=${encodeURIComponent(JSON.stringify(filter))}`));
  return found.map((medium) => libraryMedium.parse(medium));
};
const byUrl = async (url: string): Promise<LibraryMedium> => (await list()).find((one) => one.url === url) ?? expect.fail();
let width = 200;
/** Makes a picture that nothing else uses. */
const picture = () => {
  width += 1;
  return png({ width });
};
const addToLibrary = async (file: Buffer, texts: object = {}) =>
  ok<LibraryMedium>(send('POST', '/library', { form: form({ ...texts }, { file }) }));
const addCrop = (fields: object = {}, files: Record<string, Buffer> = {}) =>
  ok<Crop>(send('POST', '/crops', { form: form({ ...cropFields, ...fields }, files) }));
const addMember = (fields: object = {}, files: Record<string, Buffer> = {}) =>
  ok<ItemOf<'members'>>(send('POST', '/members', { form: form({ name: 'Mona', role: 'x', ...fields }, files) }));
const addPhoto = async (fields: object, files: Record<string, Buffer> = {}) =>
  (await ok<{ galleryItem: GalleryItem }>(send('POST', '/gallery', { form: form({ type: 'image', ...fields }, files) }))).galleryItem;

describe('the library', () => {
  it('has every medium once, with what it is and where it is used', async () => {
    const file = await png({ width: 400, height: 300 });
    const crop = await addCrop({ name: 'Sorghum', arabicName: 'ذُرة رفيعة' }, { image: file, voice: mp3({ seconds: 2 }) });
    const photo = await addPhoto({ title: 'Field' }, { file });
    expect(photo.url).toBe(crop.imageUrl);
    const medium = await byUrl(crop.imageUrl);
    expect(medium).toMatchObject({ kind: 'picture', width: 400, height: 300, bytes: file.length, mime: 'image/png', endsAt: null });
    expect(medium.useCounts).toEqual({ item: 2, bin: 0, change: 0, version: 0 });
    expect(medium.uses).toEqual([
      { by: 'item', list: 'crops', id: crop.id, attribute: 'imageUrl', title: 'Sorghum', arabicTitle: 'ذُرة رفيعة' },
      { by: 'item', list: 'gallery', id: photo.id, attribute: 'url', title: 'Field', arabicTitle: '' },
    ]);
    expect(await ok(send('GET', `/library/${medium.id}`))).toEqual(medium);
    expect(await byUrl(crop.voiceUrl)).toMatchObject({ kind: 'voice', seconds: 2, width: null, uses: [{ attribute: 'voiceUrl' }] });
    await send('DELETE', `/gallery/${photo.id}`);
    expect((await byUrl(crop.imageUrl)).useCounts).toMatchObject({ item: 1, bin: 1 });
  });

  it('is searched by the texts of a picture and by the titles of items, however they are spelt', async () => {
    const described = await addToLibrary(await picture(), TEXTS);
    const { imageUrl } = await addCrop({ name: 'Flax 100%', arabicName: 'الكتّان' }, { image: await picture() });
    const idsOf = async (q: string) => (await list({ q })).map(({ url }) => url);
    expect(await idsOf('اقحوان الشروق')).toEqual([described.url]);
    expect(await idsOf('DAISIES sun')).toEqual([described.url]);
    expect(await idsOf('كتان')).toEqual([imageUrl]);
    expect(await idsOf('100%')).toEqual([imageUrl]);
    expect(await idsOf('10%0')).toEqual([]);
    expect(await idsOf('flax sunrise')).toEqual([]);
  });

  it('is filtered by kind, by what nothing uses and by what says nothing, and counts these', async () => {
    const film = await ok<{ galleryItem: GalleryItem }>(
      send('POST', '/gallery', { form: form({ type: 'video', duration: '8' }, { file: FILM, thumbnail: await picture() }) }),
    );
    const again = await ok<{ galleryItem: GalleryItem }>(
      send('POST', '/gallery', { json: { type: 'video', file: (await list({ kind: 'video' }))[0]?.id } }),
    );
    const { url, thumbnail, duration } = film.galleryItem;
    expect(again.galleryItem).toMatchObject({ url, thumbnail, duration });
    const loose = await addToLibrary(await picture());
    const kept = await addMember({ name: 'Silent' }, { image: await picture() });
    const logo = await ok<{ logo: string }>(
      send('POST', '/partners', { form: form({ name: 'Nile', link: 'https://example.com' }, { logo: await picture() }) }),
    );
    const [videos, unused, silent] = [await list({ kind: 'video' }), await list({ unused: true }), await list({ noAlt: true })];
    expect(videos).toMatchObject([{ url: film.galleryItem.url, picture: film.galleryItem.thumbnail }]);
    const urls = (media: LibraryMedium[]) => media.map(({ url }) => url);
    expect([urls(unused).includes(loose.url), urls(unused).includes(kept.image)]).toEqual([true, false]);
    expect(unused.every(({ endsAt }) => endsAt !== null && Date.parse(endsAt) > Date.now() + 29 * 24 * 3_600_000)).toBe(true);
    expect([urls(silent).includes(kept.image), urls(silent).includes(logo.logo), urls(silent).includes(loose.url)]).toEqual([
      true,
      false,
      false,
    ]);
    const counts = await ok<LibraryCounts>(send('GET', '/library/counts'));
    const all = await list();
    expect(counts).toEqual({
      picture: all.filter(({ kind }) => kind === 'picture').length,
      video: 1,
      voice: all.filter(({ kind }) => kind === 'voice').length,
      unused: unused.length,
      noAlt: silent.length,
    });
    const page = await send('GET', '/library?range=[1,2]&sort=["createdAt","DESC"]');
    expect([page.headers.get('content-range'), await page.json()]).toEqual([`library 1-2/${all.length}`, all.slice(1, 3)]);
    expect((await ok<LibraryMedium[]>(send('GET', `/library?range=[0,0]&filter={"unused":true}`))).map(({ id }) => id)).toEqual([
      unused[0]?.id,
    ]);
  });

  it.each([
    '?filter={"kind":"folder"}',
    '?filter={"inLibrary":false}',
    '?sort=["name","ASC"]',
    '?filter={"unused":1}',
    '?filter={"id":[]}',
  ])('refuses %s', async (search) => {
    expect(await refused(send('GET', `/library${search}`))).toMatchObject([400, 'INVALID_PARAMETER', expect.any(String)]);
  });
});

describe('a medium that is chosen', () => {
  it('replaces a file, in a form and in JSON, and gives the item its texts', async () => {
    const { id, url } = await addToLibrary(await picture(), TEXTS);
    expect(await addCrop({ image: id })).toMatchObject({ imageUrl: url, ...TEXTS });
    const own = { pictureAlt: 'My own.' };
    const article = await ok<Article>(send('POST', '/articles', { json: { ...articleFields, ...own, image: id } }));
    expect(article).toMatchObject({ imageUrl: url, ...TEXTS, ...own });
    const member = await addMember({ pictureAlt: 'Of the old one.' }, { image: await picture() });
    expect(await ok(send('PATCH', `/members/${member.id}`, { json: { image: id } }))).toMatchObject({ image: url, ...TEXTS });
    expect(await ok(send('POST', '/backgrounds/add', { json: { section: 'goles', image: id } }))).toMatchObject({
      url,
      focus: TEXTS.focus,
    });
    expect((await ok<LibraryMedium>(send('GET', `/library/${id}`))).useCounts.item).toBe(4);
  });

  it('is refused by a field that would refuse its file', async () => {
    const animation = await addToLibrary(await gif({ width: 211 }));
    const large = await addToLibrary(Buffer.concat([await png({ width: 212 }), Buffer.alloc(2_097_152)]));
    const photo = await addToLibrary(await webp({ width: 213 }));
    const voice = await addToLibrary(mp3({ seconds: 3 }));
    const choose = (path: string, fields: object) => refused(send('POST', path, { form: form({ ...fields }) }));
    expect(await choose('/gallery', { type: 'image', file: animation.id })).toEqual([415, 'UNSUPPORTED_FILE', 'file file_type']);
    expect(await choose('/gallery', { type: 'image', file: large.id })).toEqual([413, 'FILE_TOO_LARGE', 'file file_too_large']);
    expect(await choose('/crops', { ...cropFields, image: photo.id })).toEqual([415, 'UNSUPPORTED_FILE', 'image file_type']);
    expect(await choose('/crops', { ...cropFields, image: voice.id })).toEqual([415, 'UNSUPPORTED_FILE', 'image file_type']);
    expect(await choose('/gallery', { type: 'video', file: photo.id })).toEqual([415, 'UNSUPPORTED_FILE', 'file file_type']);
    expect(await choose('/crops', { ...cropFields, image: UNKNOWN })).toEqual([400, 'FIELDS_REQUIRED', 'image file_required']);
    expect((await addCrop({ image: large.id, voice: voice.id })).voiceUrl).toBe(voice.url);
  });

  it('stays when the item that chose it is refused', async () => {
    const { id, url } = await addToLibrary(await picture());
    expect((await send('POST', '/crops', { form: form({ ...cropFields, title: 'x'.repeat(201), image: id }) })).status).toBe(400);
    expect([(await cms.file(url, token)).status, (await list({ id })).length]).toEqual([200, 1]);
  });
});

describe('texts of a medium', () => {
  it('comes from the first item that says it, and is changed without changing items', async () => {
    const member = await addMember({ pictureAlt: 'Mona at work.' }, { image: await picture() });
    const medium = await byUrl(member.image);
    expect(medium).toMatchObject({ pictureAlt: 'Mona at work.', arabicPictureAlt: '' });
    await ok(send('PATCH', `/library/${medium.id}`, { json: { pictureAlt: 'Mona.', arabicPictureAlt: 'منى.' } }));
    expect(await ok(send('GET', `/members/${member.id}`))).toEqual(member);
  });

  it('is given to the items that say nothing, when that is asked for', async () => {
    const file = await picture();
    const [silent, own] = [await addMember({}, { image: file }), await addMember({ pictureAlt: 'Own.' }, { image: file })];
    const { id } = await byUrl(silent.image);
    await ok(send('PATCH', `/library/${id}`, { json: { ...TEXTS, fillsItems: true } }));
    expect(await ok(send('GET', `/members/${silent.id}`))).toMatchObject(TEXTS);
    expect(await ok(send('GET', `/members/${own.id}`))).toMatchObject({ ...TEXTS, pictureAlt: 'Own.' });
    expect(await refused(send('PATCH', `/library/${id}`, { json: { fillsItems: true } }))).toEqual([
      400,
      'INVALID_INPUT',
      ' nothing_to_change',
    ]);
    expect(await refused(send('PATCH', `/library/${UNKNOWN}`, { json: TEXTS }))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('another file in the place of a medium', () => {
  const changesSince = async (revision: number): Promise<ContentChanges> =>
    ok(cms.call('GET', `/content?since=${revision}`, { token: cms.contentToken }));
  const revisionNow = async (): Promise<number> =>
    (await ok<{ revision: number }>(cms.call('GET', '/content', { token: cms.contentToken }))).revision;

  it('reaches every item that uses it, with what they say, and visitors at once', async () => {
    const file = await picture();
    const crop = await addCrop(TEXTS, { image: file });
    const photo = await addPhoto({ title: 'Field' }, { file });
    const draft = await ok<ItemOf<'members'>>(
      send('POST', '/members', { form: form({ isDraft: 'true', name: 'Draft' }, { image: file }) }),
    );
    const binned = await addPhoto({ title: 'Old' }, { file });
    await send('DELETE', `/gallery/${binned.id}`);
    const before = await byUrl(crop.imageUrl);
    const revision = await revisionNow();
    const after = await ok<LibraryMedium>(send('POST', `/library/${before.id}/replacement`, { form: form({}, { file: await picture() }) }));
    expect(after).toMatchObject({ ...TEXTS, useCounts: { item: 3, bin: 0, change: 0, version: 0 } });
    expect(await ok(send('GET', `/crops/${crop.id}`))).toMatchObject({ imageUrl: after.url, ...TEXTS });
    expect(await ok(send('GET', `/members/${draft.id}`))).toMatchObject({ image: after.url, isDraft: true });
    const { items, media, ...changes } = await changesSince(revision);
    expect([changes.revision, items.crops?.[0]?.imageUrl, items.gallery?.[0]?.url]).toEqual([revision + 2, after.url, after.url]);
    expect([Object.keys(media), items.gallery?.[0]?.id]).toEqual([[after.url], photo.id]);
    expect(await byUrl(before.url)).toMatchObject({ useCounts: { item: 0, bin: 1 }, endsAt: null });
  });

  it('empties its texts when it shows something else', async () => {
    const member = await addMember(TEXTS, { image: await picture() });
    const { id } = await byUrl(member.image);
    const after = await ok<LibraryMedium>(
      send('POST', `/library/${id}/replacement`, { form: form({ showsOther: 'true' }, { file: await picture() }) }),
    );
    const noTexts = { focus: '', pictureAlt: '', arabicPictureAlt: '' };
    expect([after, await ok(send('GET', `/members/${member.id}`))]).toMatchObject([noTexts, { ...noTexts, image: after.url }]);
  });

  it('must be right for every place that uses it, and changes nothing where it is not', async () => {
    const file = await picture();
    const crop = await addCrop({}, { image: file });
    const photo = await addPhoto({}, { file });
    const { id } = await byUrl(crop.imageUrl);
    const replace = async (bytes: Buffer) => refused(send('POST', `/library/${id}/replacement`, { form: form({}, { file: bytes }) }));
    expect(await replace(await gif())).toEqual([415, 'UNSUPPORTED_FILE', 'file file_type']);
    expect(await replace(await webp())).toEqual([415, 'UNSUPPORTED_FILE', 'file file_type']);
    expect(await replace(FILM)).toEqual([415, 'UNSUPPORTED_FILE', 'file file_type']);
    expect(await replace(Buffer.concat([file, Buffer.alloc(2_097_152)]))).toEqual([413, 'FILE_TOO_LARGE', 'file file_too_large']);
    expect(await refused(send('POST', `/library/${id}/replacement`, { form: form({}) }))).toEqual([
      400,
      'FIELDS_REQUIRED',
      'file file_required',
    ]);
    expect(await ok(send('GET', `/gallery/${photo.id}`))).toEqual(photo);
  });
});

describe('what nothing uses', () => {
  it('is deleted at once when it is asked for, and not while anything keeps it', async () => {
    const [used, free] = [await addToLibrary(await picture()), await addToLibrary(await picture())];
    const member = await addMember({ image: used.id });
    const countsNow = async () => (await ok<LibraryMedium>(send('GET', `/library/${used.id}`))).useCounts;
    const isSaved = async (counts: object) => {
      expect(await countsNow()).toEqual(counts);
      expect(await refused(send('DELETE', `/library/${used.id}`))).toEqual([409, 'MEDIUM_USED']);
    };
    await isSaved({ item: 1, bin: 0, change: 0, version: 0 });
    await send('DELETE', `/members/${member.id}`);
    await isSaved({ item: 0, bin: 1, change: 0, version: 0 });
    await send('POST', `/trash/${member.id}/restore`);
    await send('PATCH', `/members/${member.id}`, { form: form({}, { image: await picture() }) });
    await isSaved({ item: 0, bin: 0, change: 0, version: 1 });
    expect((await list({ unused: true })).map(({ id }) => id)).not.toContain(used.id);

    expect(await ok(send('DELETE', `/library/${free.id}`))).toEqual({ id: free.id });
    expect([(await cms.file(free.url, token)).status, (await send('GET', `/library/${free.id}`)).status]).toEqual([404, 404]);
  });
});

describe('what is no content', () => {
  const PERSON = { fullName: 'Huda', password: 'seven 7 furrows deep', job: 'x', phoneNumber: '01012345678' };
  const addAdmin = async (adminRole: string, image: Buffer) => {
    const email = `${adminRole}@sanabel.example`;
    const { id, image: url } = await ok<{ id: string; image: string }>(
      send('POST', '/admins', { form: form({ ...PERSON, email, adminRole }, { image }) }),
    );
    const before = cms.inbox.countCodes(email);
    await cms.call('POST', '/auth/login', { json: { email, password: PERSON.password } });
    const otp = await cms.inbox.code(email, before + 1);
    const { token: own } = await ok<{ token: string }>(cms.call('POST', '/auth/verify-login', { json: { email, otp } }));
    return { id, url, own };
  };
  const idOf = async (url: string): Promise<string> => {
    const [row] = await query<{ document_id: string }>(cms, 'select document_id from media_files where url = ?', url);
    return row?.document_id ?? expect.fail();
  };

  it('is reached by no call of the library: the picture of an admin, whoever asks', async () => {
    const portrait = await picture();
    const { url, own: recruiter } = await addAdmin('recruiter', portrait);
    const id = await idOf(url);
    const calls: [string, string, object?][] = [
      ['GET', `/library/${id}`],
      ['PATCH', `/library/${id}`, { json: TEXTS }],
      ['DELETE', `/library/${id}`],
      ['POST', `/library/${id}/replacement`, { form: form({}, { file: await picture() }) }],
    ];
    for (const [method, path, options] of calls) expect(await refused(send(method, path, options))).toEqual([404, 'NOT_FOUND']);
    expect(await list({ id })).toEqual([]);
    expect(await refused(send('POST', '/members', { form: form({ name: 'x', role: 'x', image: id }) }))).toEqual([
      ...[400, 'FIELDS_REQUIRED', 'image file_required'],
    ]);
    for (const [method, path, options] of [...calls, ['GET', '/library'] as const, ['GET', '/library/counts'] as const])
      expect((await cms.call(method, path, { ...options, token: recruiter })).status).toBe(403);
    expect((await cms.call('GET', '/library')).status).toBe(401);
    expect(await Promise.all([recruiter, token, undefined].map(async (as) => (await cms.file(url, as)).status))).toEqual([200, 200, 404]);
  });

  it('is content too when an editor sends the same bytes as such, and nothing reveals that it is a portrait', async () => {
    const portrait = await picture();
    const { id: admin, url, own } = await addAdmin('editor', portrait);
    const inLibrary = await addToLibrary(portrait);
    expect(inLibrary).toMatchObject({ url, uses: [], useCounts: { item: 0, bin: 0, change: 0, version: 0 } });
    // An admin's own picture is never chosen from the library.
    expect(await refused(send('PATCH', `/admins/${admin}`, { json: { image: inLibrary.id } }))).toEqual([
      400,
      'INVALID_INPUT',
      'image unknown_field',
    ]);
    await ok(cms.call('DELETE', `/library/${inLibrary.id}`, { token: own }));
    expect([(await send('GET', `/library/${inLibrary.id}`)).status, (await cms.file(url, token)).status]).toEqual([404, 200]);
  });

  it('is another account’s upload', async () => {
    const bytes = await picture();
    const headers = { 'tus-resumable': '1.0.0' };
    const begin = { headers: { ...headers, 'upload-length': String(bytes.length) } };
    const { id: upload } = await ok<{ id: string }>(send('POST', '/uploads', begin));
    await fetch(`${cms.url}/api/v1/uploads/${upload}`, {
      method: 'PATCH',
      headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: new Uint8Array(bytes),
    });
    const email = 'editor@sanabel.example';
    const before = cms.inbox.countCodes(email);
    await cms.call('POST', '/auth/login', { json: { email, password: PERSON.password } });
    const otp = await cms.inbox.code(email, before + 1);
    const { token: other } = await ok<{ token: string }>(cms.call('POST', '/auth/verify-login', { json: { email, otp } }));
    const put = (as: string) => cms.call('POST', '/library', { token: as, form: form({ file: upload }) });
    expect(await refused(put(other))).toEqual([400, 'FIELDS_REQUIRED', 'file file_required']);
    expect((await put(token)).status).toBe(201);
  });
});
