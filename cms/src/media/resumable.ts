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
const GONE_LOOK_MS = 1_000;
/** Beside each file: what tus notes of it, and a file that a save has taken. */
const NOTE = '.json';
const TAKEN = '.taken';

/** Beside `public`, so that no address leads to what nobody has judged yet. Processes of one club share it, as they share `DATA_DIR`. */
const folder = join(settings.DATA_DIR, 'unfinished');
const pathOf = (id: string): string => join(folder, id);
const temporaryPath = (): string => join(settings.DATA_DIR, 'tmp', randomUUID());

export const newUploadId = (): string => randomBytes(ID_BYTES).toString('hex');

/** Files in a folder, as tus keeps them. A size must be said at the beginning, and nothing is put together of several. */
class Store extends FileStore {
  constructor() {
    super({ directory: folder, expirationPeriodInMilliseconds: LIFE_MS });
    this.extensions = ['creation', 'termination', 'expiration'];
  }

  /** A disk without room leaves nothing that would count. */
  override async create(upload: Upload): Promise<Upload> {
    return super.create(upload).catch(async (error: unknown) => {
      await removeUpload(upload.id);
      throw error;
    });
  }

  /**
   * Does what the library does, but errors keep their code, by which a full disk is known. Ends when another process has removed the file:
   * what is written to one without a name counts nowhere.
   */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(pathOf(id), { flags: 'r+', start: offset });
    const look = setInterval(() => void stat(pathOf(id)).catch(() => file.destroy(new Error('the upload has ended'))), GONE_LOOK_MS);
    try {
      await pipeline(bytes, file);
    } finally {
      clearInterval(look);
    }
    return offset + file.bytesWritten;
  }
}

export const uploadStore = new Store();

/** Removes the files of an upload. End the piece that is being written first. */
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

/** An upload that lives and waits; null for any other, a taken one included. */
const find = async (id: string): Promise<Found | null> => {
  if (!uploadId.safeParse(id).success) return null;
  const [note, file] = await Promise.all([uploadStore.configstore.get(id), stat(pathOf(id)).catch(() => null)]);
  if (!note || !file || Date.now() - Date.parse(note.creation_date ?? '') > LIFE_MS) return null;
  return { id, adminId: note.metadata?.admin ?? '', size: note.size ?? 0, offset: file.size, changedAt: file.mtimeMs };
};

/** Finds an admin's own upload; another's is as little there as one that never was. */
export const findUpload = async (id: string, adminId: string): Promise<Found | null> => {
  const found = await find(id);
  return found?.adminId === adminId ? found : null;
};

/** The uploads of an admin, the last changed first. */
export const uploadsOf = async (adminId: string): Promise<Found[]> => {
  const ids = (await readdir(folder)).filter((name) => name.endsWith(NOTE)).map((name) => name.slice(0, -NOTE.length));
  const own = (await Promise.all(ids.map(find))).flatMap((one) => (one?.adminId === adminId ? [one] : []));
  return own.sort((one, other) => other.changedAt - one.changedAt);
};

/** A whole upload in the hands of one save. */
export interface TakenUpload extends UploadedFile {
  /** The upload is spent when the save was done, else it waits on for another try. Call it in every case. */
  end(isDone: boolean): Promise<void>;
}

/**
 * Takes a whole upload, which nobody else can then take; null where there is none. What is judged and stored is a copy: a piece that
 * another process is still writing reaches the file, but not the copy.
 */
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

/** Deletes what was begun or finished and not used in its time; how many files. */
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
