import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countRows, type DatabasePlace } from './database.ts';
import { unpack } from './restore.ts';

export interface Tried {
  items: number;
  files: number;
}

/** Unpacks an archive, compares every file with the manifest and reads the whole database. Throws what a restore would. */
export const tryBackup = async ({ dataDir, url }: DatabasePlace, file: string, tables: readonly string[]): Promise<Tried> => {
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  const staging = await mkdtemp(join(dataDir, 'tmp', 'try-'));
  try {
    const { database, files } = await unpack(file, staging);
    const items = await countRows(staging, { database, url, tables });
    return { items, files: files.filter(({ name }) => name.startsWith('uploads/')).length };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};
