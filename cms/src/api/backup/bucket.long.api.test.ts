import { join } from 'node:path';
import { type Backups, backups } from '@sanabel/contract';
import { type Bucket, startBucket } from '@sanabel/scripts/testing/cms/bucket.ts';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let bucket: Bucket;
let cms: Cms;
let environment: Record<string, string>;
let token: string;
beforeAll(async () => {
  bucket = await startBucket();
  const { S3_BUCKET = '', S3_REGION = '', S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = bucket.environment;
  environment = {
    BACKUP_PROGRAM: join(import.meta.dirname, '../../../../scripts/backup/task.ts'),
    BACKUP_AT: 'off',
    BACKUP_KEEP_WEEKS: '0',
    BACKUP_KEEP_MONTHS: '0',
    BACKUP_PASSPHRASE: 'seven words of the house',
    BACKUP_S3_BUCKET: S3_BUCKET,
    BACKUP_S3_REGION: S3_REGION,
    BACKUP_S3_ENDPOINT: S3_ENDPOINT,
    BACKUP_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
    BACKUP_S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
  };
  cms = await startCms(environment);
  token = await cms.signInByMail();
});
afterAll(async () => {
  await cms.stop();
  await bucket.stop();
});

const state = async (): Promise<Backups> => backups.parse(await (await cms.call('GET', '/backups', { token })).json());
const make = async (count: number, missing: number): Promise<void> => {
  expect((await cms.call('POST', '/backups', { token })).status).toBe(202);
  await expect.poll(async () => (await state()).running).toBeNull();
  await expect.poll(async () => (await state()).bucket).toEqual({ name: 'sanabel', missing });
  await expect.poll(() => bucket.names('backups')).toHaveLength(count);
};

it('a bucket gets a copy of each archive, catches up after a fault, and loses what is not kept any more', async () => {
  bucket.disturb((_, response) => {
    response.writeHead(403).end();
    return 'answered';
  });
  await make(0, 1);
  expect((await state()).isElsewhere).toBe(false);
  bucket.disturb(null);
  // A restart polls at once; the pause after a failure is ten minutes.
  await cms.halt();
  cms = await startCms(environment, cms.dataDir);
  token = await cms.signInByMail();
  await expect.poll(async () => (await state()).bucket).toEqual({ name: 'sanabel', missing: 0 });
  expect((await bucket.names('backups')).every((name) => name.endsWith('.tar.locked'))).toBe(true);
  // Only the day's newest backup made by hand stays.
  await make(1, 0);
  const [first] = await bucket.names('backups');
  expect((await state()).isElsewhere).toBe(true);
  await make(1, 0);
  expect(await bucket.names('backups')).not.toContain(first);
});

it('a bucket without a passphrase is refused at the start, with what is missing', async () => {
  const { BACKUP_PASSPHRASE: _, ...open } = environment;
  await expect(startCms(open)).rejects.toThrow('BACKUP_PASSPHRASE');
});
