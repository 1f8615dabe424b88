import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Medium } from '@sanabel/contract/content';
import type { Source } from './read.ts';

export interface MediaFile {
  url: string;
  name: string;
  bytes: number;
}

/** The CMS names files after their content. A name with anything else in it (a path, a query) is refused and never written to disk. */
const SAFE_NAME = /^[\w][\w.-]{0,150}\.(avif|webp|mp4|webm|ogg|ogv|mp3)$/;

/** Returns the site's name for a CMS file: `/uploads/x-640.webp` and `https://cdn.example/x-640.webp` are `x-640.webp`. */
export const mediaName = (url: string): string => {
  const name = new URL(url, 'http://cms.invalid').pathname.split('/').at(-1) ?? '';
  if (!SAFE_NAME.test(name)) throw new Error(`The medium ${url} has no usable file name.`);
  return name;
};

/** A preview may show a picture that is not stored yet, as a `data:` address. */
export const mediaPath = (url: string): string => (url.startsWith('data:') ? url : `/media/${mediaName(url)}`);

/** Fails when two different files have the same name, because one would overwrite the other. */
export const mediaFiles = (media: Record<string, Medium>): MediaFile[] => {
  const files = new Map<string, MediaFile>();
  for (const medium of Object.values(media)) {
    for (const { url, bytes } of medium.kind === 'picture' ? medium.renditions : [medium]) {
      const file = { url, name: mediaName(url), bytes };
      const known = files.get(file.name);
      if (known && known.bytes !== bytes) throw new Error(`Two media are called ${file.name}.`);
      files.set(file.name, file);
    }
  }
  return [...files.values()];
};

const PARALLEL_DOWNLOADS = 8;
/** Limits the silence, not the total time: a large film over a slow line may take long. */
const STANDSTILL_MS = 20_000;

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? -1;

/** The CMS has no such file, or sends another one. A retry gets the same answer. */
export class BadMediumError extends Error {
  readonly url: string;

  constructor(url: string, reason: string) {
    super(`The medium ${url} ${reason}.`);
    this.url = url;
  }
}

const SERVER_ERROR = 500;

/** Sends the token to the CMS alone, never to the host of a bucket: it also opens files whose item has gone offline meanwhile. */
const headersFor = (address: URL, { cmsUrl, token }: Source): Record<string, string> =>
  address.origin === new URL(cmsUrl).origin ? { Authorization: `Bearer ${token}` } : {};

/** Reads the whole body, however long it takes, as long as bytes arrive. */
const bodyOf = async (url: string, source: Source, signal: AbortSignal): Promise<Uint8Array> => {
  const address = new URL(url, source.cmsUrl);
  const standstill = new AbortController();
  const timer = setTimeout(() => standstill.abort(new Error(`The medium ${url} does not come.`)), STANDSTILL_MS);
  try {
    const headers = headersFor(address, source);
    const response = await fetch(address, { headers, signal: AbortSignal.any([signal, standstill.signal]) });
    if (response.status >= SERVER_ERROR) throw new Error(`The medium ${url} answered ${response.status}.`);
    if (!response.ok) throw new BadMediumError(url, `answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
  }
};

const download = async ({ url, name, bytes }: MediaFile, store: string, source: Source, signal: AbortSignal): Promise<void> => {
  const body = await bodyOf(url, source, signal);
  if (body.byteLength !== bytes) throw new BadMediumError(url, `has ${body.byteLength} bytes instead of ${bytes}`);
  const part = join(store, `.${randomUUID()}.part`);
  try {
    await writeFile(part, body);
    await rename(part, join(store, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/**
 * Fetches the missing files and returns their number. A file appears under its name only when it is complete. One failure aborts the
 * others, so that nothing of this call overlaps the next one.
 */
export const fetchMedia = async (files: readonly MediaFile[], store: string, source: Source): Promise<number> => {
  await mkdir(store, { recursive: true });
  const missing: MediaFile[] = [];
  for (const file of files) if ((await sizeOf(join(store, file.name))) !== file.bytes) missing.push(file);
  const failed = new AbortController();
  const queue = missing.values();
  const worker = async () => {
    for (const file of queue) {
      if (failed.signal.aborted) return;
      await download(file, store, source, failed.signal);
    }
  };
  const workers = Array.from({ length: PARALLEL_DOWNLOADS }, () =>
    worker().catch((error: unknown) => {
      failed.abort(error);
    }),
  );
  await Promise.all(workers);
  // Throws the first reason: the other fetches were aborted because of it.
  failed.signal.throwIfAborted();
  return missing.length;
};

/** Removes unused files, and the partial ones of a killed process. */
export const sweepStore = async (store: string, shown: ReadonlySet<string>): Promise<void> => {
  for (const name of await readdir(store)) if (!shown.has(name)) await rm(join(store, name), { force: true });
};
