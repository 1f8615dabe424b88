import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { content as contentSchema, errorBody, type ItemOf, type Picture } from '@sanabel/contract';
import { type Bucket, startBucket } from '@sanabel/scripts/testing/cms/bucket.ts';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { queryDatabase } from '@sanabel/scripts/testing/cms/data.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const LONG_AGO = new Date(Date.now() - 400 * 24 * 3600 * 1000);
const fields = { name: 'Mona', role: 'Agronomist' };

let bucket: Bucket;
let cms: Cms;
let token: string;
beforeAll(async () => {
  bucket = await startBucket();
  cms = await startCms(bucket.environment);
  token = await cms.signInByMail();
});
afterEach(() => bucket.disturb(null));
afterAll(async () => {
  await cms.stop();
  await bucket.stop();
});

const add = (image: Buffer, to = cms, by = token) => to.call('POST', '/members', { token: by, form: form(fields, { image }) });
const added = async (image: Buffer) => (await (await add(image)).json()) as ItemOf<'members'>;
const members = async () => (await (await cms.call('GET', '/members')).json()) as ItemOf<'members'>[];
const pictureAt = async (url: string): Promise<Picture> => {
  const answer = await cms.call('GET', '/content', { token: cms.contentToken });
  return contentSchema.parse(await answer.json()).media[url] as Picture;
};
const sizes = async ({ renditions }: Picture) =>
  Promise.all(renditions.map(async ({ url }) => (await (await fetch(url)).arrayBuffer()).byteLength));
const expected = ({ renditions }: Picture) => renditions.map(({ bytes }) => bytes);

const holdEnd = (response: ServerResponse, reached: () => void, until: Promise<void>): void => {
  const end = response.end.bind(response) as (...body: unknown[]) => ServerResponse;
  response.end = ((...body: unknown[]) => {
    reached();
    void until.then(() => end(...body));
    return response;
  }) as typeof response.end;
};

describe('media in a bucket', () => {
  it('have absolute addresses, and whole renditions that browsers keep for a year', async () => {
    const { image } = await added(await png({ width: 500 }));
    expect(image).toMatch(new RegExp(`^${bucket.environment.S3_PUBLIC_URL}/uploads/[0-9a-f]{24}-500\\.webp$`));
    const picture = await pictureAt(image);
    expect(picture.renditions).toHaveLength(5);
    expect(await sizes(picture)).toEqual(expected(picture));
    for (const { url, format } of picture.renditions) {
      const { headers } = await fetch(url);
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([`image/${format}`, 'public, max-age=300']);
    }
    expect(await readdir(join(cms.dataDir, 'public/uploads'))).toEqual([]);
  });

  it('are stored again when one of their objects was lost', async () => {
    const picture = await png({ width: 502 });
    const { renditions } = await pictureAt((await added(picture)).image);
    await bucket.remove(renditions[0]?.url ?? '');
    await added(picture);
    for (const { url } of renditions) expect((await fetch(url)).status).toBe(200);
  });

  it('keep a video, without its metadata', async () => {
    const file = await readFile(join(import.meta.dirname, '../../../scripts/seed/video/drip-line.webm'));
    const data = form({ type: 'video', duration: '8' }, { file, thumbnail: await png() });
    const answer = await cms.call('POST', '/gallery', { token, form: data });
    const { galleryItem } = (await answer.json()) as { galleryItem: { url: string } };
    const stored = await fetch(galleryItem.url);
    expect(stored.headers.get('content-type')).toBe('video/webm');
    const saved = Buffer.from(await stored.arrayBuffer());
    const pictures = file.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
    expect(saved.length).toBe(file.length);
    expect(saved.subarray(pictures, pictures + 50_000).equals(file.subarray(pictures, pictures + 50_000))).toBe(true);
  });

  it('change with their item, and come back from the trash with it', async () => {
    const first = await added(await png({ width: 100 }));
    const answer = await cms.call('PATCH', `/members/${first.id}`, { token, form: form({}, { image: await png({ width: 101 }) }) });
    const second = (await answer.json()) as ItemOf<'members'>;
    expect(second.image).not.toBe(first.image);
    await cms.call('DELETE', `/members/${first.id}`, { token });
    const trash = (await (await cms.call('GET', '/trash', { token })).json()) as { id: string }[];
    await cms.call('POST', `/trash/${trash[0]?.id}/restore`, { token });
    const back = (await members()).find(({ id }) => id === first.id);
    expect([back?.image, (await fetch(second.image)).status]).toEqual([second.image, 200]);
  });

  it.each<[string, number, string, Parameters<Bucket['disturb']>[0]]>([
    [
      'is full',
      507,
      'STORAGE_FULL',
      (request, response) => {
        request.resume();
        response.writeHead(507, { 'content-type': 'application/xml' }).end('<Error><Code>XMinioStorageFull</Code></Error>');
        return 'answered';
      },
    ],
    [
      'refuses the key',
      503,
      'UNAVAILABLE',
      (request, response) => {
        request.resume();
        response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
        return 'answered';
      },
    ],
    [
      'hangs up',
      503,
      'UNAVAILABLE',
      (request) => {
        request.socket.destroy();
        return 'answered';
      },
    ],
  ])('a storage that %s is told with %i, without an item; afterwards it works again', async (what, status, code, disturbance) => {
    const before = await members();
    const rows = () => queryDatabase(cms.dataDir, 'select count(*) as count from media_files');
    const rowsBefore = await rows();
    const image = await png({ width: 130 + what.length });
    bucket.disturb(disturbance);
    const refused = await add(image);
    const error = errorBody.parse(await refused.json());
    expect([refused.status, error.code, JSON.stringify(error)]).toEqual([status, code, expect.not.stringMatching(/S3RVER|127\.0\.0\.1/)]);
    expect([await members(), await rows()]).toEqual([before, rowsBefore]);
    expect(await readdir(join(cms.dataDir, 'tmp'))).toEqual([]);
    bucket.disturb(null);
    const item = await add(image);
    expect(item.status).toBe(201);
    await cms.call('DELETE', `/members/${((await item.json()) as ItemOf<'members'>).id}`, { token });
  });
});

describe('a start', () => {
  it('with half the settings names the missing ones', async () => {
    const { S3_SECRET_ACCESS_KEY: _, S3_PUBLIC_URL: __, ...half } = bucket.environment;
    const start = startCms(half);
    await expect(start).rejects.toThrow(/S3_SECRET_ACCESS_KEY: is missing[\s\S]*S3_PUBLIC_URL: is missing/);
  });

  it('removes unused files from the bucket, but not one that is uploaded again meanwhile', async () => {
    const [saved, lost, again] = [
      await added(await png({ width: 200 })),
      await added(await png({ width: 201 })),
      await png({ width: 202 }),
    ];
    const forgotten = await added(again);
    const whole = await pictureAt(forgotten.image);
    for (const { id } of [lost, forgotten]) await cms.call('DELETE', `/members/${id}`, { token });
    await cms.halt();
    // Simulates a process that was killed before it removed the files.
    await queryDatabase(cms.dataDir, 'delete from trash_entries');
    await queryDatabase(cms.dataDir, 'update media_files set created_at = ?, unused_since = ?', LONG_AGO, LONG_AGO);
    await bucket.age(LONG_AGO);

    // The listing of old files arrives after the same files were stored again, and before they are removed.
    const [listed, decided] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const [stored, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const left = new Set(whole.renditions.map(({ url }) => new URL(url).pathname));
    let puts = 0;
    bucket.disturb((request, response) => {
      const path = new URL(request.url ?? '', 'http://s3.invalid').pathname;
      if (request.method === 'GET' && request.url?.includes('list-type')) holdEnd(response, listed.resolve, decided.promise);
      if (request.method === 'PUT') puts += 1;
      if (request.method === 'PUT' && puts === whole.renditions.length) holdEnd(response, stored.resolve, removed.promise);
      if (request.method === 'DELETE')
        response.once('finish', () => {
          left.delete(path);
          if (left.size === 0) removed.resolve();
        });
      return 'go on';
    });
    cms = await startCms(bucket.environment, cms.dataDir);
    token = await cms.signInByMail();
    await listed.promise;
    const answering = add(again);
    await stored.promise;
    decided.resolve();
    await removed.promise;
    const answer = await answering;
    expect(answer.status).toBe(201);
    expect(await sizes(whole)).toEqual(expected(whole));
    expect([(await fetch(saved.image)).status, (await fetch(lost.image)).status]).toEqual([200, 404]);
  });
});
