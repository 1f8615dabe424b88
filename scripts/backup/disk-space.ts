import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DISK_LEAST } from '@sanabel/contract';
import type { DatabaseLocation } from './database.ts';

const bytesIn = async (folder: string): Promise<number> => {
  if (!existsSync(folder)) return 0;
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  // A file deleted meanwhile takes no space.
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Throws ENOSPC when an archive and its test copy would fill the disk, which editors need. Does not count PostgreSQL rows. */
export const assertDiskSpace = async ({ dataDir }: DatabaseLocation, folder: string): Promise<void> => {
  const needed = (await bytesIn(join(dataDir, 'public', 'uploads'))) + (await bytesIn(join(dataDir, 'database')));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isOneDisk = (await stat(folder)).dev === (await stat(dataDir)).dev;
  for (const location of [folder, dataDir]) {
    const { bavail, bsize } = await statfs(location);
    if (bavail * bsize - (isOneDisk ? 2 : 1) * needed < DISK_LEAST.bad)
      throw Object.assign(new Error(`${location} has too little room for a backup of ${needed} bytes.`), { code: 'ENOSPC' });
  }
};
