import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_LIFE_HOURS, uploadId } from '@sanabel/contract';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { settings } from '../../config/sanabel.ts';
import type { UploadedFile } from '../http/multipart.ts';

const LIFE_MS = UPLOAD_LIFE_HOURS * 3_600_000;
const ID_BYTES = 16;
const REMOVED_POLL_MS = 1_000;
/** Companion files: tus metadata, and a copy that a save is using. */
const NOTE = '.json';
const TAKEN = '.taken';

/** Outside of `public`, so that unchecked files have no URL. All processes of a club share it, like `DATA_DIR`. */
const folder = join(settings.DATA_DIR, 'unfinished');
const pathOf = (id: string): string => join(folder, id);
const temporaryPath = (): string => join(settings.DATA_DIR, 'tmp', randomUUID());

export const newUploadId = (): string => randomBytes(ID_BYTES).toString('hex');

/** Requires the size in advance and does not support concatenation. */
class Store extends FileStore {
  constructor() {
    super({ directory: folder, expirationPeriodInMilliseconds: LIFE_MS });
    this.extensions = ['creation', 'termination', 'expiration'];
  }

  /** A full disk must not leave an upload that counts. */
  override async create(upload: Upload): Promise<Upload> {
    return super.create(upload).catch(async (error: unknown) => {
      await removeUpload(upload.id);
      throw error;
    });
  }

  /** Like the library's method, but keeps error codes, which tell a full disk, and stops when another process has removed the file. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(pathOf(id), { flags: 'r+', start: offset });
    const poll = setInterval(() => void stat(pathOf(id)).catch(() => file.destroy(new Error('the upload has ended'))), REMOVED_POLL_MS);
    try {
      await pipeline(bytes, file);
    } finally {
      clearInterval(poll);
    }
    return offset + file.bytesWritten;
  }
}

export const uploadStore = new Store();

/** End the piece that is being written first. */
export const removeUpload = async (id: string): Promise<void> => {
  for (const ending of ['', NOTE, TAKEN]) await rm(pathOf(`${id}${ending}`), { force: true });
};

interface Found {
  id: string;
  adminId: string;
  size: number;
  offset: number;
  changedAt: number;
}

/** Returns null for an expired or taken upload. */
const find = async (id: string): Promise<Found | null> => {
  if (!uploadId.safeParse(id).success) return null;
  const [note, file] = await Promise.all([uploadStore.configstore.get(id), stat(pathOf(id)).catch(() => null)]);
  if (!note || !file || Date.now() - Date.parse(note.creation_date ?? '') > LIFE_MS) return null;
  return { id, adminId: note.metadata?.admin ?? '', size: note.size ?? 0, offset: file.size, changedAt: file.mtimeMs };
};

/** Another admin's upload looks like a missing one. */
export const findUpload = async (id: string, adminId: string): Promise<Found | null> => {
  const found = await find(id);
  return found?.adminId === adminId ? found : null;
};

/** Last changed first. */
export const uploadsOf = async (adminId: string): Promise<Found[]> => {
  const ids = (await readdir(folder)).filter((name) => name.endsWith(NOTE)).map((name) => name.slice(0, -NOTE.length));
  const own = (await Promise.all(ids.map(find))).flatMap((one) => (one?.adminId === adminId ? [one] : []));
  return own.sort((one, other) => other.changedAt - one.changedAt);
};

export interface TakenUpload extends UploadedFile {
  /** Deletes the upload after success, otherwise releases it. Call it in every case. */
  end(isDone: boolean): Promise<void>;
}

/** Reserves an upload and returns a copy, which a piece that is still being written cannot change; null where there is none. */
export const takeUpload = async (id: string, adminId: string): Promise<TakenUpload | null> => {
  const found = await findUpload(id, adminId);
  if (!found || found.offset !== found.size) return null;
  const [taken, copy] = [pathOf(`${id}${TAKEN}`), temporaryPath()];
  const isOurs = await rename(pathOf(id), taken).then(
    () => true,
    () => false,
  );
  if (!isOurs) return null;
  const end = async (isDone: boolean): Promise<void> => {
    await rm(copy, { force: true });
    await (isDone ? removeUpload(id) : rename(taken, pathOf(id)));
  };
  try {
    await copyFile(taken, copy);
  } catch (error) {
    await end(false);
    throw error;
  }
  return { content: copy, bytes: found.size, end };
};

export const deleteOldUploads = async (): Promise<number> => {
  let count = 0;
  for (const name of await readdir(folder)) {
    const file = await stat(pathOf(name)).catch(() => null);
    if (!file || Date.now() - file.mtimeMs <= LIFE_MS) continue;
    await rm(pathOf(name), { force: true });
    count += 1;
  }
  return count;
};
