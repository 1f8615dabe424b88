import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { content as contentSchema, errorBody, type Picture } from '@sanabel/contract';
import { blackPng, form, gif, jpegWithLocation, png, webp } from '@sanabel/scripts/testing/cms/pictures.ts';
import { filesIn, snapshot } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const MEBIBYTE = 1_048_576;
const SMALL = { width: 90, height: 70 };
const member = { name: 'Mona', role: 'Agronomist' };
const send = (image: Buffer, name = 'picture.png', type = 'image/png') => {
  const data = form(member);
  data.set('image', new File([new Uint8Array(image)], name, { type }));
  return cms.call('POST', '/members/add', { token, form: data });
};
const refusedWith = async (statuses: readonly number[], act: () => Promise<Response>) => {
  const before = await snapshot(cms);
  const answer = await act();
  expect(statuses).toContain(answer.status);
  errorBody.parse(await answer.json());
  await expect.poll(() => snapshot(cms)).toBe(before);
};
const pictureOf = async (answer: Response): Promise<Picture> => {
  expect(answer.status).toBe(201);
  const { image } = (await answer.json()) as { image: string };
  const content = contentSchema.parse(await (await cms.call('GET', '/content', { token: cms.contentToken })).json());
  return content.media[image] as Picture;
};

/** Built by hand: sharp can neither read nor write BMP. */
const bmp = () => {
  const bytes = Buffer.alloc(58);
  bytes.write('BM');
  for (const [field, value] of [
    [2, 58],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
  ] as const)
    bytes.writeUInt32LE(value, field);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
};
const source = () => sharp({ create: { ...SMALL, channels: 3, background: '#17663f' } });
const text = (content: string) => async () => Buffer.from(content);
const foreign: Record<string, () => Promise<Buffer>> = {
  SVG: text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  'SVG after an XML head': text('<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  BMP: async () => bmp(),
  TIFF: () => source().tiff().toBuffer(),
  AVIF: () => source().avif().toBuffer(),
  PDF: text('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  HTML: text('<!doctype html><script>alert(1)</script>'),
  ZIP: async () => Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  'a program': text('\x7fELF\x02\x01\x01'),
  'PHP in a PNG head': async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<?php echo 1; ?>')]),
  'GIF that is JavaScript': text('GIF89a=1;alert(1)//'),
  noise: async () => randomBytes(500),
  '0 bytes': text(''),
};

describe('a file of a type that is not allowed', () => {
  it.each(Object.entries(foreign))('(%s) is refused under a listed name and type, without a trace', async (_, make) => {
    const bytes = await make();
    await refusedWith([400, 415], () => send(bytes));
    await refusedWith([400, 415], () => send(bytes, 'picture.jpg', 'image/jpeg'));
  });

  it('GIF and WEBP are refused where only others are allowed', async () => {
    await refusedWith([415], async () =>
      cms.call('POST', '/gallery', { token, form: form({ type: 'image' }, { file: await gif(SMALL) }) }),
    );
    const crop = form({ title: 'x' }, { image: await webp(SMALL) });
    await refusedWith([400, 415], () => cms.call('POST', '/crops', { token, form: crop }));
  });
});

describe('a broken picture', () => {
  it('cut off at every tenth is refused without a trace', async () => {
    for (const whole of [await png(), await jpegWithLocation(), await webp()])
      for (let tenths = 1; tenths < 10; tenths += 1)
        await refusedWith([400, 415], () => send(whole.subarray(0, Math.floor((whole.length * tenths) / 10))));
  });

  it('of 16,000 by 16,000 pixels in a few kB is not decoded', async () => {
    await refusedWith([400], async () => send(blackPng(16_000, 16_000)));
  });
});

describe('an odd picture', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a CMYK JPEG', () => source().toColourspace('cmyk').jpeg().toBuffer()],
    ['a 16-bit PNG', () => source().toColourspace('rgb16').png().toBuffer()],
    ['a grey PNG with transparency', () => source().greyscale().ensureAlpha(0.5).png().toBuffer()],
    ['a GIF', () => gif(SMALL)],
    ['a PNG with a ZIP behind it', async () => Buffer.concat([await png(SMALL), Buffer.from('PK\x03\x04canary-zip')])],
    ['a GIF with a script behind it', async () => Buffer.concat([await gif(SMALL), Buffer.from('<script>canary-script</script>')])],
  ])('such as %s is re-made: its own pixels, nothing that was hidden in it', async (_, make) => {
    const picture = await pictureOf(await send(await make()));
    expect([picture.width, picture.height]).toEqual([SMALL.width, SMALL.height]);
    for (const { url } of picture.renditions) {
      const bytes = await readFile(join(cms.dataDir, 'public', url));
      expect((await sharp(bytes).metadata()).space).toMatch(/^(srgb|b-w)$/);
      expect(bytes.includes('canary')).toBe(false);
    }
  });

  it('with several frames becomes its first one', async () => {
    const first = await png(SMALL);
    const pages = [first, await sharp(first).negate().toBuffer()];
    const frames = await sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    expect((await pictureOf(await send(frames))).height).toBe(SMALL.height);
  });

  it('taken sideways by a phone ends upright', async () => {
    const sideways = await source().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const picture = await pictureOf(await send(sideways));
    expect([picture.width, picture.height]).toEqual([SMALL.height, SMALL.width]);
  });
});

describe('sizes and numbers of files', () => {
  const ofSize = async (bytes: number) => {
    const picture = await png(SMALL);
    return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  };
  it('a picture has 10 MB exactly, not a byte more', async () => {
    expect((await send(await ofSize(10 * MEBIBYTE))).status).toBe(201);
    const tooLarge = await ofSize(10 * MEBIBYTE + 1);
    await refusedWith([413], () => send(tooLarge));
  });

  it('a video has 50 MB exactly, not a byte more', async () => {
    const start = await readFile(join(import.meta.dirname, '../../../scripts/seed/video/drip-line.webm'));
    const video = (bytes: number) => Buffer.concat([start, Buffer.alloc(bytes - start.length)]);
    const sendVideo = async (file: Buffer) =>
      cms.call('POST', '/gallery', { token, form: form({ type: 'video', duration: '8' }, { file, thumbnail: await png(SMALL) }) });
    expect((await sendVideo(video(50 * MEBIBYTE))).status).toBe(201);
    await refusedWith([413], () => sendVideo(video(50 * MEBIBYTE + 1)));
  });

  it('two files in one field are refused', async () => {
    const data = form(member);
    for (const width of [40, 50]) data.append('image', new Blob([new Uint8Array(await png({ width, height: 40 }))]), 'a.png');
    await refusedWith([400], () => cms.call('POST', '/members/add', { token, form: data }));
  });

  it('twenty at once are all stored', async () => {
    const pictures = await Promise.all(Array.from({ length: 20 }, (_, index) => png({ width: 30 + index, height: 30 })));
    const answers = await Promise.all(pictures.map((picture) => send(picture)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(filesIn(cms, 'tmp')).toEqual([]);
  });

  it('a stranger writes no file larger than 64 kB', async () => {
    const before = filesIn(cms, 'public/uploads');
    const fields = { fullName: 'x', email: 'x@example.com', password: 'seven 7 furrows', job: 'x', phoneNumber: '01012345678' };
    const answer = await cms.call('POST', '/auth/register', { form: form(fields, { image: randomBytes(64 * 1024) }) });
    expect(answer.status).toBe(413);
    for (const path of ['/auth/login', '/job-requests', '/auth/resend-otp']) {
      const refused = await cms.call('POST', path, { form: form({ email: 'x' }, { image: randomBytes(100) }) });
      expect(refused.status).toBe(path === '/job-requests' ? 400 : 415);
    }
    expect([filesIn(cms, 'tmp'), filesIn(cms, 'public/uploads')]).toEqual([[], before]);
  });
});
