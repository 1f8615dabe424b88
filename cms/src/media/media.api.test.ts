import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { content as contentSchema, errorBody, type Picture } from '@sanabel/contract';
import { members } from '@sanabel/contract/fixtures';
import { box, mp4, shortMp4, shortWebm, track } from '@sanabel/scripts/testing/cms/films.ts';
import { blackPng, form, jpegWithLocation, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const { picture: _, ...member } = members[0] ?? { picture: '' };
const addMember = (image: Buffer, fields: object = member) =>
  cms.call('POST', '/members/add', { token, form: form(fields as Record<string, unknown>, { image }) });
const withLength = (head: number, pictures: number): Buffer => {
  const film = shortMp4(`pictures of ${head} and ${pictures}`);
  film.writeUInt32BE(head, film.indexOf('mvhd') + 20);
  film.writeUInt32BE(pictures, film.indexOf('mdhd') + 20);
  return film;
};
const filesIn = (folder: string) => readdir(join(cms.dataDir, folder)).then((names) => names.sort());
const content = async () => contentSchema.parse(await (await cms.call('GET', '/content', { token: cms.contentToken })).json());

describe('an uploaded picture', () => {
  it('is re-made in AVIF and WebP in sizes, with its measures and a colour, and without metadata', async () => {
    const { image } = (await (await addMember(await jpegWithLocation({ width: 1000, height: 800 }))).json()) as { image: string };
    const picture = (await content()).media[image] as Picture;
    expect(picture).toMatchObject({ kind: 'picture', width: 1000, height: 800 });
    expect(picture.renditions.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
      'avif 320x256',
      'webp 320x256',
      'avif 480x384',
      'avif 640x512',
      'webp 640x512',
      'avif 960x768',
      'webp 960x768',
      'avif 1000x800',
      'webp 1000x800',
    ]);
    for (const { url, format, width, bytes } of picture.renditions) {
      const answer = await fetch(cms.url + url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      const file = Buffer.from(await answer.arrayBuffer());
      expect(file.length).toBe(bytes);
      expect(file.includes('canary-artist')).toBe(false);
      const metadata = await sharp(file).metadata();
      expect([metadata.width, metadata.exif]).toEqual([width, undefined]);
    }
  });

  it('is stored once when it is sent again', async () => {
    const picture = await png({ width: 500 });
    const first = (await (await addMember(picture)).json()) as { image: string };
    const files = await filesIn('public/uploads');
    const second = (await (await addMember(picture)).json()) as { image: string };
    expect(second.image).toBe(first.image);
    expect(await filesIn('public/uploads')).toEqual(files);
  });

  it('comes back with the next upload when its files were lost', async () => {
    const picture = await png({ width: 501 });
    const { image } = (await (await addMember(picture)).json()) as { image: string };
    const { renditions } = (await content()).media[image] as Picture;
    for (const { url } of renditions.slice(-2)) await rm(join(cms.dataDir, 'public', url));
    const again = (await (await addMember(picture)).json()) as { image: string };
    expect(again.image).toBe(image);
    for (const { url } of renditions) expect((await fetch(cms.url + url)).status, url).toBe(200);
  });

  it('leaves nothing behind when it is refused, broken off or anonymous', async () => {
    const before = [await filesIn('tmp'), await filesIn('public/uploads')];
    await addMember(await png(), { ...member, name: '' });
    await addMember((await png()).subarray(0, 1000));
    await cms.call('POST', '/members/add', { form: form(member, { image: await png({ width: 640 }) }) });
    await cms.call('POST', '/members/add', { token, form: form(member, { image: await png(), other: await png() }) });
    const halfway = new AbortController();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('--b\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\n\r\n'));
        controller.enqueue(new Uint8Array(await png()).subarray(0, 1000));
        setTimeout(() => halfway.abort(), 50);
      },
    });
    await fetch(`${cms.url}/api/v1/members/add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body,
      signal: halfway.signal,
      ...{ duplex: 'half' },
    }).catch(() => undefined);
    await expect.poll(async () => [await filesIn('tmp'), await filesIn('public/uploads')]).toEqual(before);
  });

  it.each(['../../etc/passwd.png', 'صورة\u202egnp.exe', `${'x'.repeat(300)}.png`, 'a;b"c.php'])(
    'is never stored under the name %j',
    async (name) => {
      const data = form(member);
      data.set('image', new Blob([new Uint8Array(await png({ width: 90, height: 90 }))]), name);
      const { image } = (await (await cms.call('POST', '/members/add', { token, form: data })).json()) as { image: string };
      expect(image).toMatch(/^\/uploads\/[0-9a-f]{24}-90\.webp$/);
    },
  );
});

describe('a video', () => {
  const video = () => readFile(join(import.meta.dirname, '../../../scripts/seed/video/drip-line.webm'));

  it('keeps its bytes, takes its poster, and is served in ranges', async () => {
    const fields = { type: 'video', duration: '8', title: 'Drip' };
    const answer = await cms.call('POST', '/gallery', { token, form: form(fields, { file: await video(), thumbnail: await png() }) });
    expect(answer.status).toBe(201);
    const { galleryItem } = (await answer.json()) as { galleryItem: { url: string; thumbnail: string; duration: number } };
    expect(galleryItem).toMatchObject({ duration: 8, title: 'Drip', thumbnail: expect.stringMatching(/webp$/) });
    const part = await fetch(cms.url + galleryItem.url, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-type'), (await part.arrayBuffer()).byteLength]).toEqual([206, 'video/webm', 100]);
  });

  it('is refused where a picture belongs, and a picture where a video belongs', async () => {
    const asImage = await cms.call('POST', '/gallery', { token, form: form({ type: 'image' }, { file: await video() }) });
    const asVideo = await cms.call('POST', '/gallery', { token, form: form({ type: 'video' }, { file: await png() }) });
    expect([asImage.status, asVideo.status]).toEqual([415, 415]);
  });
});

describe('a gallery picture', () => {
  it('may have 2 MB and not a byte more', async () => {
    const picture = await png();
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    const send = (bytes: number) => cms.call('POST', '/gallery', { token, form: form({ type: 'image' }, { file: padded(bytes) }) });
    expect([(await send(2_097_152)).status, (await send(2_097_153)).status]).toEqual([201, 413]);
  });
});

describe('a film that visitors would not see', () => {
  it.each<[string, () => Buffer, number, string, RegExp, RegExp]>([
    ['cut off', () => shortMp4().subarray(0, -30), 400, 'file_broken', /incomplete/, /ناقص/],
    [
      'of sound alone',
      () => mp4('sound', (at) => [track({ kind: 'soun', codec: 'mp4a', sizes: [5], chunks: [at] })]),
      400,
      'video_without_picture',
      /sound but no picture/,
      /صوت بلا صورة/,
    ],
    ['in HEVC', () => shortMp4('pictures', [], 'hvc1'), 415, 'video_codec', /HEVC \(H\.265\)/, /HEVC/],
  ])('%s is refused in words', async (_, film, status, code, english, arabic) => {
    for (const [language, sentence] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const headers = { 'accept-language': language };
      const answer = await cms.call('POST', '/gallery', { token, headers, form: form({ type: 'video' }, { file: film() }) });
      const { errors = [] } = errorBody.parse(await answer.json());
      expect([answer.status, errors[0]?.code, errors[0]?.message]).toEqual([status, code, expect.stringMatching(sentence)]);
    }
  });

  it.each<[string, () => Buffer, number | null]>([
    ['that its head says', () => shortMp4('other pictures'), 8],
    ['of its pictures, where its head says none', () => withLength(0, 42_000), 42],
    ['of its last picture, where a browser recorded it', () => shortWebm(), 8],
    ['of none, where nothing tells it', () => withLength(0, 0), null],
    ['of none, where it claims to last for weeks', () => withLength(0x7fffffff, 8_000), null],
  ])('whose length nobody sent has the one %s', async (_, film, duration) => {
    const answer = await cms.call('POST', '/gallery', { token, form: form({ type: 'video' }, { file: film() }) });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ galleryItem: { duration } });
  });
});

describe('a picture that is longer than an encoder takes', () => {
  it.each([
    [340, 16_900],
    [16_900, 340],
  ])('such as a screenshot of %i by %i pixels is made smaller', async (width, height) => {
    const answer = await cms.call('POST', '/library', { token, form: form({}, { file: blackPng(width, height) }) });
    expect(answer.status).toBe(201);
  });

  it.each([
    [40_000_000, 1],
    [4_000_000, 10],
    [1, 39_000],
    [16_000, 300],
  ])('by far, of %i by %i pixels, is refused at once', async (width, height) => {
    const answer = await cms.call('POST', '/library', { token, form: form({}, { file: blackPng(width, height) }) });
    expect([answer.status, errorBody.parse(await answer.json()).errors?.[0]?.code]).toEqual([400, 'image_too_large']);
  });
});

describe('a film from a phone', () => {
  it('is served without the place that the phone wrote into it', async () => {
    const gpsLocation = '+30.0444+031.2357/';
    const film = shortMp4('pictures'.repeat(20_000), [box('udta', box('\u00a9xyz', `\0\0\0\0${gpsLocation}`))]);
    const fields = { type: 'video', duration: '8', title: 'Farm' };
    const answer = await cms.call('POST', '/gallery', { token, form: form(fields, { file: film, thumbnail: await png() }) });
    expect(answer.status).toBe(201);
    const { galleryItem } = (await answer.json()) as { galleryItem: { url: string } };
    const served = Buffer.from(await (await fetch(cms.url + galleryItem.url)).arrayBuffer());
    expect([served.length, served.includes(gpsLocation), served.includes('pictures')]).toEqual([film.length, false, true]);
  });
});
