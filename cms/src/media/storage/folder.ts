import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NewFile, Storage } from './provider.ts';

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Names identify content: an existing file only gets a new time. */
const renew = async (path: string): Promise<boolean> => {
  const now = new Date();
  try {
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

const write = async (path: string, content: NewFile['content']): Promise<void> => {
  const source = typeof content === 'string' ? createReadStream(content) : Readable.from([content]);
  await pipeline(source, createWriteStream(path, { flags: 'wx' }));
  await sync(path);
};

/** Served by the CMS under `/uploads`. */
export const folderStorage = (folder: string): Storage => ({
  addressOf: (name) => `/uploads/${name}`,

  /** Writes and syncs all temporary files before renaming them, so that a full disk leaves none behind. */
  async store(files) {
    await mkdir(folder, { recursive: true });
    const temporaries: { temporary: string; target: string }[] = [];
    try {
      for (const { name, content } of files) {
        const target = join(folder, name);
        if (await renew(target)) continue;
        const temporary = join(folder, `.${randomUUID()}`);
        temporaries.push({ temporary, target });
        await write(temporary, content);
      }
      for (const { temporary, target } of temporaries) await rename(temporary, target);
    } finally {
      await Promise.all(temporaries.map(({ temporary }) => rm(temporary, { force: true })));
    }
    // Syncs the folder, because a power cut could lose the names.
    await sync(folder);
  },

  async has(names) {
    try {
      await Promise.all(names.map((name) => access(join(folder, name))));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  },

  /** Includes temporary files of killed processes. */
  async namesOlderThan(ms) {
    const names = await readdir(folder);
    const ages = await Promise.all(names.map(async (name) => ({ name, age: Date.now() - (await stat(join(folder, name))).mtimeMs })));
    return ages.filter(({ age }) => age > ms).map(({ name }) => name);
  },

  async remove(names) {
    for (const name of names) await rm(join(folder, name), { force: true });
  },
});
