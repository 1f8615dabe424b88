import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { settings } from '../../config/sanabel.ts';

const folder = join(settings.DATA_DIR, 'public', 'uploads');

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes beside the place, makes it durable, then moves it there: a file is whole or absent, whenever the power goes. */
const place = async (name: string, write: (path: string) => Promise<void>): Promise<string> => {
  const target = join(folder, name);
  const url = `/uploads/${name}`;
  if (await exists(target)) return url;
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  try {
    await write(draft);
    const handle = await open(draft, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  return url;
};

/** Stores bytes under a name made from their content and returns the server-relative address. */
export const storeBytes = (name: string, bytes: Uint8Array): Promise<string> =>
  place(name, async (path) => {
    const handle = await open(path, 'wx', 0o644);
    await handle.writeFile(bytes).finally(() => handle.close());
  });

/** Stores a copy of a file, for what is too large for memory. */
export const storeFile = (name: string, source: string): Promise<string> =>
  place(name, (path) => pipeline(createReadStream(source), createWriteStream(path, { flags: 'wx', mode: 0o644 })));

/** The address without its folder made durable would be lost with the power: sync the folder once after a set of files. */
export const syncStorage = async (): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Names of stored files that have been there for longer than this; unfinished drafts of a killed process too. */
export const storedNames = async (olderThanMs: number): Promise<string[]> => {
  const names = await readdir(folder);
  const ages = await Promise.all(names.map(async (name) => ({ name, age: Date.now() - (await stat(join(folder, name))).mtimeMs })));
  return ages.filter(({ age }) => age > olderThanMs).map(({ name }) => name);
};

export const removeStored = (name: string): Promise<void> => rm(join(folder, name), { force: true });
