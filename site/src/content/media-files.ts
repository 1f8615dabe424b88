import { copyFile, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Medium } from '@sanabel/contract/content';

export interface MediaFile {
  url: string;
  name: string;
  bytes: number;
}

/** Names are content-addressed by the CMS; anything else in one (a path, a query) is refused rather than written to disk. */
const SAFE_NAME = /^[\w][\w.-]{0,150}\.(avif|webp|mp4|webm|ogg|ogv)$/;

/** The name under which a file of the CMS is served by the site: `/uploads/x-640.webp` and `https://cdn.example/x-640.webp` are `x-640.webp`. */
export const mediaName = (url: string): string => {
  const name = new URL(url, 'http://cms.invalid').pathname.split('/').at(-1) ?? '';
  if (!SAFE_NAME.test(name)) throw new Error(`The medium ${url} has no usable file name.`);
  return name;
};

/** The address of the file for a page. In a preview a picture that is not stored yet stands in its own address. */
export const mediaPath = (url: string): string => (url.startsWith('data:') ? url : `/media/${mediaName(url)}`);

/** Lists every file of the snapshot once. Two different files under one name would overwrite each other, so that fails. */
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

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? -1;

/** Fetches what the store does not have yet. A file appears under its name only when it is whole. */
export const fetchMedia = async (files: readonly MediaFile[], store: string, cmsUrl: string): Promise<number> => {
  await mkdir(store, { recursive: true });
  const missing: MediaFile[] = [];
  for (const file of files) if ((await sizeOf(join(store, file.name))) !== file.bytes) missing.push(file);
  const queue = missing.values();
  const worker = async () => {
    for (const file of queue) await download(file, store, cmsUrl);
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, worker));
  return missing.length;
};

const download = async ({ url, name, bytes }: MediaFile, store: string, cmsUrl: string): Promise<void> => {
  const response = await fetch(new URL(url, cmsUrl));
  if (!response.ok) throw new Error(`The medium ${url} answered ${response.status}.`);
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength !== bytes) throw new Error(`The medium ${url} has ${body.byteLength} bytes instead of ${bytes}.`);
  const part = join(store, `${name}.${process.pid}.part`);
  await writeFile(part, body);
  await rename(part, join(store, name));
};

/** Puts the files into the built site: hard links where the disk allows it, copies elsewhere. */
export const placeMedia = async (files: readonly MediaFile[], store: string, target: string): Promise<void> => {
  await mkdir(target, { recursive: true });
  for (const { name } of files) {
    const path = join(target, name);
    await rm(path, { force: true });
    await link(join(store, name), path).catch(() => copyFile(join(store, name), path));
  }
};
