import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Medium } from '@sanabel/contract';
import { limitTo } from '../concurrency/limit-to.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { encodePicture } from './encode.ts';
import { checkImage, detectType } from './inspect.ts';
import type { MediaRule } from './rules.ts';
import { storeFile, syncStorage } from './storage.ts';
import { type MediumRow, media } from './table.ts';

/** To be raised when the encoder changes, so that old names never get new bytes. */
const ENCODER_VERSION = '2';
const NAME_LENGTH = 24;
const MAX_AT_ONCE = 2;
const VIDEO_EXTENSIONS: Readonly<Record<string, { extension: string; mime: string }>> = {
  'video/mp4': { extension: 'mp4', mime: 'video/mp4' },
  'video/x-m4v': { extension: 'mp4', mime: 'video/mp4' },
  'video/webm': { extension: 'webm', mime: 'video/webm' },
  'video/ogg': { extension: 'ogv', mime: 'video/ogg' },
  'application/ogg': { extension: 'ogv', mime: 'video/ogg' },
};

const encodeTurn = limitTo(MAX_AT_ONCE);

const contentName = async (path: string): Promise<string> => {
  const hash = createHash('sha256').update(ENCODER_VERSION);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, NAME_LENGTH);
};

const mainUrl = (medium: Medium): string => {
  if (medium.kind === 'video') return medium.url;
  return medium.renditions.findLast(({ format }) => format === 'webp')?.url ?? '';
};

const makePicture = async (path: string, name: string, field: string): Promise<Medium> => {
  await checkImage(path, field);
  return encodePicture(path, name);
};

const makeVideo = async (file: UploadedFile, name: string, mime: string): Promise<Medium> => {
  const { extension, mime: served } = VIDEO_EXTENSIONS[mime] ?? { extension: 'mp4', mime: 'video/mp4' };
  return { kind: 'video', url: await storeFile(`${name}.${extension}`, file.path), mime: served, bytes: file.bytes };
};

/** A medium whose files are on disk, to be recorded in the transaction of the item that uses it. */
export interface StoredMedium {
  name: string;
  url: string;
  medium: Medium;
}

/**
 * Re-makes an uploaded file into our own media and makes them durable. The same content is stored once, whoever sends it.
 * Throws 400 or 415 for what is not of the rule's kinds, broken, or beyond the pixel limit.
 */
export const storeMedium = async (file: UploadedFile, rule: MediaRule, field: string): Promise<StoredMedium> => {
  const { mime } = await detectType(file.path, rule, field);
  const name = await contentName(file.path);
  const known = await media().findOne({ where: { name } });
  if (known) return { name, url: known.url, medium: known.medium };
  return encodeTurn(async () => {
    const medium = rule.kind === 'image' ? await makePicture(file.path, name, field) : await makeVideo(file, name, mime);
    await syncStorage();
    return { name, url: mainUrl(medium), medium };
  });
};

/** Records a medium beside the item that refers to it; to be called inside the item's transaction. */
export const recordMedium = async ({ name, url, medium }: StoredMedium): Promise<MediumRow> =>
  (await media().findOne({ where: { name } })) ?? (await media().create({ data: { name, url, medium } }));
