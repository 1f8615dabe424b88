import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countRows, type DatabasePlace } from './database.ts';
import { unpack } from './restore.ts';

export interface Tried {
  /** Rows of the tables that were asked for. */
  items: number;
  files: number;
}

/**
 * Tries whether an archive could be restored, without touching anything: unpacked beside the data, every file is held against the list,
 * and the database is read to its end. Throws what a restore would.
 */
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
