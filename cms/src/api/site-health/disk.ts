import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskHealth } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { folder as backupFolder } from '../backup/program.ts';
import { daysLeftOf, diskLevel, withSample } from './judge.ts';
import type { Sample } from './state.ts';

const uploads = join(settings.DATA_DIR, 'public', 'uploads');
const AT_ONCE = 100;

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

const sum = async (paths: readonly string[]): Promise<number> => {
  let bytes = 0;
  for (let start = 0; start < paths.length; start += AT_ONCE)
    for (const size of await Promise.all(paths.slice(start, start + AT_ONCE).map(sizeOf))) bytes += size;
  return bytes;
};

const bytesIn = async (folder: string): Promise<number> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return sum(found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)));
};

const deviceOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ dev }) => dev,
    () => null,
  );

export const readDiskSpace = async (): Promise<{ total: number; free: number; used: number }> => {
  const { blocks, bfree, bavail, bsize } = await statfs(settings.DATA_DIR);
  return { total: blocks * bsize, free: bavail * bsize, used: (blocks - bfree) * bsize };
};

export const checkDisk = async (before: readonly Sample[]): Promise<{ disk: Omit<DiskHealth, 'since'>; samples: Sample[] }> => {
  const { total, free, used } = await readDiskSpace();
  const samples = withSample(before, Date.now(), used);
  const daysLeft = daysLeftOf(samples, free);
  const level = diskLevel(free, daysLeft);
  const device = await deviceOf(backupFolder);
  const isHere = device === null || device === (await deviceOf(settings.DATA_DIR));
  const isInBucket = settings.S3_BUCKET !== undefined;
  const disk = {
    level,
    total,
    free,
    media: isInBucket ? null : await bytesIn(uploads),
    backups: isHere ? await bytesIn(backupFolder) : null,
    daysLeft,
  };
  return { disk, samples };
};
