import { randomBytes } from 'node:crypto';
import { errorBody, PIECE_TYPE, upload } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres, queryDatabase } from '@sanabel/scripts/testing/cms/data.ts';
import { form } from '@sanabel/scripts/testing/cms/pictures.ts';
import { snapshot } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { mountTinyDisk } from '@sanabel/scripts/testing/tiny-disk.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const disk = mountTinyDisk();
const SIDE = 640;
const application = {
  fullName: 'Mona',
  phoneNumber: '01012345678',
  role: 'Agronomist',
  qualification: 'x'.repeat(4_000),
  email: 'a@example.com',
  experience: '1',
};

/** Noise does not compress: its renditions need hundreds of kilobytes. */
const noise = () =>
  sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();

afterAll(() => disk?.remove());

describe.runIf(disk)('on a full disk', () => {
  let cms: Cms;
  let token: string;
  beforeAll(async () => {
    cms = await startCms({}, disk?.dataDir);
    token = await cms.signInByMail();
  });
  afterEach(() => disk?.free());
  afterAll(() => cms.stop());

  const add = (image: Buffer) => cms.call('POST', '/members', { token, form: form({ name: 'Mona', role: 'x' }, { image }) });
  const apply = (email: string) => cms.call('POST', '/job-requests', { json: { ...application, email } });
  const isFull = async (answer: Response) => {
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([507, 'STORAGE_FULL']);
  };

  it('an upload is a 507, leaves nothing, and works when there is room again', async () => {
    const [image, before] = [await noise(), await snapshot(cms)];
    disk?.fill();
    await isFull(await add(image));
    expect((await cms.call('GET', '/members')).status).toBe(200);
    disk?.free();
    expect(await snapshot(cms)).toBe(before);
    expect((await add(image)).status).toBe(201);
  });

  it('an upload without room for all its renditions leaves none of them', async () => {
    const [image, before] = [await noise(), await snapshot(cms)];
    disk?.fill(image.length + 200_000);
    await isFull(await add(image));
    disk?.free();
    expect(await snapshot(cms)).toBe(before);
    expect((await add(image)).status).toBe(201);
  });

  it('a piece of an upload is a 507 and continues when there is space again, and so is a save that takes it', async () => {
    const image = await noise();
    const headers = { 'tus-resumable': '1.0.0' };
    const begun = await cms.call('POST', '/uploads', { token, headers: { ...headers, 'upload-length': String(image.length) } });
    const { id } = upload.parse(await begun.json());
    const send = (offset: number) =>
      fetch(`${cms.url}/api/v1/uploads/${id}`, {
        method: 'PATCH',
        headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': PIECE_TYPE, 'upload-offset': String(offset) },
        body: new Uint8Array(image.subarray(offset)),
      });
    const save = () => cms.call('POST', '/members', { token, form: form({ name: 'Mona', role: 'x', image: id }) });
    disk?.fill();
    await isFull(await send(0));
    disk?.free();
    const { offset } = upload.parse(await (await cms.call('GET', `/uploads/${id}`, { token })).json());
    expect((await send(offset)).status).toBe(204);
    disk?.fill();
    await isFull(await save());
    disk?.free();
    expect((await save()).status).toBe(201);
  });

  it.runIf(!isOnPostgres())('a failed write of SQLite is reported, undone completely, and works when there is space again', async () => {
    expect((await apply('first@example.com')).status).toBe(201);
    await queryDatabase(cms.dataDir, 'pragma wal_checkpoint(truncate)');
    const before = await snapshot(cms);
    disk?.fill();
    await isFull(await apply('second@example.com'));
    await isFull(await cms.call('PATCH', '/media', { token, json: { address: 'x' } }));
    await isFull(await cms.call('POST', '/auth/login', { json: cms.admin }));
    expect((await cms.call('GET', '/crops')).status).toBe(200);
    expect(await snapshot(cms)).toBe(before);
    disk?.free();
    expect((await apply('second@example.com')).status).toBe(201);
    expect((await cms.call('PATCH', '/media', { token, json: { address: 'x' } })).status).toBe(200);
    expect((await cms.call('POST', '/auth/login', { json: cms.admin })).status).toBe(200);
  });
});

it.runIf(isOnPostgres())('a full disk of PostgreSQL is reported with 507, and the row is not there', { timeout: 120_000 }, async () => {
  const cms = await startCms();
  await queryDatabase(
    cms.dataDir,
    `create function full_disk() returns trigger language plpgsql as $f$ begin raise exception 'no space left' using errcode = '53100'; end $f$`,
  );
  await queryDatabase(cms.dataDir, 'create trigger full_disk after insert on job_requests for each row execute function full_disk()');
  const apply = () => cms.call('POST', '/job-requests', { json: application });
  const refused = await apply();
  expect([refused.status, errorBody.parse(await refused.json()).code]).toEqual([507, 'STORAGE_FULL']);
  expect(await queryDatabase(cms.dataDir, 'select * from job_requests')).toEqual([]);
  await queryDatabase(cms.dataDir, 'drop trigger full_disk on job_requests');
  expect((await apply()).status).toBe(201);
  await cms.stop();
});
