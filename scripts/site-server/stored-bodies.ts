import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const decompress = promisify(brotliDecompress);
const PART = '.part';

/** Stores compressed bodies for the next start, by the digest of their plain bytes. Never fails: without a disk they are made again. */
export interface StoredBodies {
  /** Returns null when there is none, or when it does not decompress to exactly these bytes. */
  read(name: string, plain: Buffer): Promise<Buffer | null>;
  write(name: string, body: Buffer): Promise<void>;
}

const filesIn = (folder: string): { name: string; bytes: number; usedAt: number }[] => {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      // Left by a process that was killed.
      if (name.endsWith(PART)) rmSync(path);
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? [{ name, bytes: found.size, usedAt: found.mtimeMs }] : [];
    });
  } catch {
    return [];
  }
};

/** Opens a folder of at most `maxBytes`; what was unused for longest is removed first. */
export const openStoredBodies = (folder: string, maxBytes: number): StoredBodies => {
  const remove = (name: string): Promise<void> => rm(join(folder, name), { force: true }).catch(() => {});
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes || 1,
    dispose: (_, name, reason) => {
      if (reason !== 'set') remove(name);
    },
  });
  for (const { name, bytes } of filesIn(folder).toSorted((one, other) => one.usedAt - other.usedAt)) sizes.set(name, bytes);
  return {
    read: async (name, plain) => {
      if (sizes.get(name) === undefined) return null;
      const path = join(folder, name);
      try {
        const body = await readFile(path);
        if (!plain.equals(await decompress(body, { maxOutputLength: plain.length + 1 }))) throw new Error('other bytes');
        await utimes(path, new Date(), new Date());
        return body;
      } catch {
        // A power cut may leave half a file.
        sizes.delete(name);
        return null;
      }
    },
    write: async (name, body) => {
      if (body.length > maxBytes) return;
      const part = `${randomUUID()}${PART}`;
      try {
        await writeFile(join(folder, part), body);
        await rename(join(folder, part), join(folder, name));
        sizes.set(name, body.length);
      } catch {
        await remove(part);
      }
    },
  };
};
