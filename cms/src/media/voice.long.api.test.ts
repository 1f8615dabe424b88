import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, type Crop, content, errorBody, VOICE_BARS, type Voice, waveTag } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { id3, mp3 } from '@sanabel/scripts/testing/cms/voice.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const { picture: _, ...fields } = crops[0] ?? expect.fail();
const short = mp3({ seconds: 2 });
const second = mp3({ seconds: 1, rate: 8_000, kbits: 8 });
const WAVE = '0123456789'.repeat(5).slice(0, VOICE_BARS);

const add = async (voice?: Buffer, more: object = {}): Promise<Crop> => {
  const files = { image: await png(), ...(voice && { voice }) };
  const answer = await cms.call('POST', '/crops', { token, form: form({ ...fields, ...more }, files) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Crop;
};
const change = (id: string, voice: Buffer, more: object = {}, headers: Record<string, string> = {}) =>
  cms.call('PATCH', `/crops/${id}`, { token, form: form(more as Record<string, unknown>, { voice }), headers });
const read = async (id: string): Promise<Crop> => (await (await cms.call('GET', `/crops/${id}`, {})).json()) as Crop;
const readContent = async (): Promise<Content> =>
  content.parse(await (await cms.call('GET', '/content', { token: cms.contentToken })).json());
const recordings = async () => (await readdir(join(cms.dataDir, 'public/uploads'))).filter((name) => name.endsWith('.mp3'));

beforeAll(async () => {
  token = await cms.signIn();
});

describe('a recording of a crop', () => {
  it('may be left out, as in every call from before there was one', async () => {
    expect(await add()).toMatchObject({ voiceUrl: '', voiceLanguage: 'ar' });
  });

  it('reaches visitors with its length and its wave, and without what a phone wrote into it', async () => {
    const gpsLocation = '+30.0444+031.2357/';
    const crop = await add(Buffer.concat([waveTag(WAVE), id3(gpsLocation), short]), { voiceLanguage: 'en' });
    expect(crop).toMatchObject({ voiceUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}\.mp3$/), voiceLanguage: 'en' });
    const { crops: shown, media } = await readContent();
    expect(shown.find(({ id }) => id === crop.id)).toMatchObject({ voiceUrl: crop.voiceUrl, voiceLanguage: 'en' });
    const voice = media[crop.voiceUrl] as Voice;
    expect(voice).toEqual({ kind: 'voice', url: crop.voiceUrl, bytes: short.length, seconds: 2, wave: WAVE });
    const file = await fetch(cms.url + crop.voiceUrl);
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual(['audio/mpeg', 'public, max-age=300']);
    expect(Buffer.from(await file.arrayBuffer()).equals(short)).toBe(true);
    const part = await fetch(cms.url + crop.voiceUrl, { headers: { range: 'bytes=100-199' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });

  it('can be added, replaced and taken away, each alone, and the site hears of it', async () => {
    const crop = await add();
    const { revision } = await readContent();
    const first = (await (await change(crop.id, short)).json()) as Crop;
    expect(first).toMatchObject({ ...fields, imageUrl: crop.imageUrl, voiceUrl: expect.stringMatching(/mp3$/) });
    const second = (await (await change(crop.id, mp3({ seconds: 3 }), { voiceLanguage: 'en' })).json()) as Crop;
    expect(second.voiceUrl).not.toBe(first.voiceUrl);
    expect(second.voiceLanguage).toBe('en');
    const other = await cms.call('PATCH', `/crops/${crop.id}`, { token, json: { name: 'Durum wheat' } });
    expect(await other.json()).toMatchObject({ voiceUrl: second.voiceUrl, voiceLanguage: 'en' });
    const removed = await cms.call('PATCH', `/crops/${crop.id}`, { token, json: { voiceUrl: '' } });
    expect(await removed.json()).toMatchObject({ voiceUrl: '', imageUrl: crop.imageUrl });
    const after = await readContent();
    expect(after.revision).toBe(revision + 4);
    expect(after.media[second.voiceUrl]).toBeUndefined();
  });

  it('stays with a draft, with what lies in the bin, and with what is brought back', async () => {
    const data = form({ isDraft: 'true', name: 'Teff', voiceLanguage: 'en' }, { voice: short });
    const draft = (await (await cms.call('POST', '/crops', { token, form: data })).json()) as Crop;
    expect(draft).toMatchObject({ name: 'Teff', voiceUrl: expect.stringMatching(/mp3$/), voiceLanguage: 'en' });
    const crop = await add(mp3({ seconds: 4 }));
    await cms.call('DELETE', `/crops/${crop.id}`, { token });
    expect([(await cms.file(crop.voiceUrl, token)).status, (await cms.file(crop.voiceUrl)).status]).toEqual([200, 404]);
    expect((await cms.call('POST', `/trash/${crop.id}/restore`, { token })).status).toBe(200);
    expect(await read(crop.id)).toMatchObject({ voiceUrl: crop.voiceUrl });
  });

  it('ends with a crop that is deleted for good, unless another one has the same', async () => {
    const [own, shared] = [mp3({ seconds: 5 }), mp3({ seconds: 6 })];
    const [one, two, other] = [await add(own), await add(shared), await add(shared)];
    for (const { id } of [one, two]) {
      await cms.call('DELETE', `/crops/${id}`, { token });
      expect((await cms.call('DELETE', `/trash/${id}`, { token })).status).toBe(200);
    }
    expect((await cms.file(one.voiceUrl, token)).status).toBe(404);
    expect((await cms.file(other.voiceUrl)).status).toBe(200);
  });

  it.each([
    ['no sound', () => png(), 415, 'file_type', /type of file/, /نوع من الملفات/],
    ['damaged', async () => Buffer.concat([short, Buffer.from('<script>')]), 400, 'file_broken', /damaged/, /تالف/],
    [
      'too long',
      async () => Buffer.concat(Array.from({ length: 302 }, () => second)),
      400,
      'voice_too_long',
      /at most 5 minutes/,
      /٥ دقائق/,
    ],
    ['too heavy', async () => mp3({ seconds: 3, kbits: 64 }), 400, 'voice_too_heavy', /180 kB per minute/, /١٨٠ كيلوبايت/],
    ['too large', async () => Buffer.concat([short, Buffer.alloc(1_048_576)]), 413, 'file_too_large', /1 MB/, /١ ميجابايت/],
  ] as const)('is refused when it is %s, in the words of the caller, and nothing is changed', async (_name, make, status, code, en, ar) => {
    const crop = await add(short);
    const before = [await recordings(), (await readContent()).revision];
    const file = await make();
    for (const [language, words] of [['en', en] as const, ['ar', ar] as const]) {
      const answer = await change(crop.id, file, {}, { 'accept-language': language });
      expect(answer.status).toBe(status);
      expect(errorBody.parse(await answer.json()).errors).toEqual([{ field: 'voice', code, message: expect.stringMatching(words) }]);
    }
    expect(await read(crop.id)).toEqual(crop);
    expect([await recordings(), (await readContent()).revision]).toEqual(before);
  });

  it('takes no address but an empty one, and no language but ours', async () => {
    const crop = await add(short);
    const answer = await cms.call('PATCH', `/crops/${crop.id}`, { token, json: { voiceUrl: '/uploads/x.mp3', voiceLanguage: 'fr' } });
    expect(errorBody.parse(await answer.json()).errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'voiceUrl invalid_choice',
      'voiceLanguage invalid_choice',
    ]);
    expect(await read(crop.id)).toEqual(crop);
  });
});
