import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type FieldFault,
  IMAGE_MAX_PIXELS,
  type MediaRule,
  type Medium,
  VOICE_MAX_BYTES_PER_MINUTE,
  VOICE_MAX_SECONDS,
} from '@sanabel/contract';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { pLimit } from '../concurrency/p-limit.ts';
import { ApiError } from '../http/api-error.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { encodePicture, openImage } from './encode.ts';
import { blankMetadata } from './film.ts';
import { gcGeneration, media, type StoredMedium } from './record.ts';
import type { NewFile } from './storage/provider.ts';
import { storage } from './storage/storage.ts';
import { readVoice } from './voice.ts';

const MEGA = 1_000_000;
const KILO = 1_000;
const MINUTE = 60;

const refuse = (fault: FieldFault): never => {
  throw new ApiError(fault.code === 'file_type' ? 'UNSUPPORTED_FILE' : 'INVALID_INPUT', { faults: [fault] });
};

/** The type that the bytes themselves say; empty for what is not known. */
export const typeOf = async ({ content }: Pick<UploadedFile, 'content'>): Promise<string> =>
  (await (typeof content === 'string' ? fileTypeFromFile(content) : fileTypeFromBuffer(content)))?.mime ?? '';

/** The type, refused when the field does not take it. */
const detectType = async (file: UploadedFile, rule: MediaRule, field: string): Promise<string> => {
  const mime = await typeOf(file);
  return rule.mimes.includes(mime) ? mime : refuse({ field, code: 'file_type' });
};

/** Refuses what is damaged or unreasonably large, before anything is encoded: the header first, then every pixel. */
const checkImage = async (content: UploadedFile['content'], field: string): Promise<void> => {
  const { width = 0, height = 0 } = await openImage(content)
    .metadata()
    .catch((error: Error) =>
      refuse({
        field,
        code: /pixel limit/i.test(error.message) ? 'image_too_many_pixels' : 'file_broken',
        params: { max: IMAGE_MAX_PIXELS / MEGA },
      }),
    );
  if (width * height > IMAGE_MAX_PIXELS) refuse({ field, code: 'image_too_many_pixels', params: { max: IMAGE_MAX_PIXELS / MEGA } });
  await openImage(content)
    .stats()
    .catch(() => refuse({ field, code: 'file_broken' }));
};

/** Raise it when the encoder changes, so that old names never get new bytes. */
const ENCODER_VERSION = '4';
const NAME_LENGTH = 24;
const MAX_AT_ONCE = 2;
const VIDEO_EXTENSIONS: Readonly<Record<string, { extension: string; mime: string }>> = {
  'video/mp4': { extension: 'mp4', mime: 'video/mp4' },
  'video/x-m4v': { extension: 'mp4', mime: 'video/mp4' },
  'video/webm': { extension: 'webm', mime: 'video/webm' },
  'video/ogg': { extension: 'ogv', mime: 'video/ogg' },
  'application/ogg': { extension: 'ogv', mime: 'video/ogg' },
};

const limitEncoding = pLimit(MAX_AT_ONCE);

/** The same content at another size is another medium. */
const contentName = async (content: UploadedFile['content'], { maxSide }: MediaRule): Promise<string> => {
  const hash = createHash('sha256').update(`${ENCODER_VERSION}${maxSide ? ` ${maxSide} ` : ''}`);
  await pipeline(typeof content === 'string' ? createReadStream(content) : Readable.from([content]), hash);
  return hash.digest('hex').slice(0, NAME_LENGTH);
};

const mainUrl = (medium: Medium): string => {
  if (medium.kind !== 'picture') return medium.url;
  return medium.renditions.findLast(({ format }) => format === 'webp')?.url ?? '';
};

interface Made {
  medium: Medium;
  files: readonly NewFile[];
}

const makePicture = async ({ content }: UploadedFile, name: string, { maxSide }: MediaRule, field: string): Promise<Made> => {
  await checkImage(content, field);
  return encodePicture(content, name, maxSide);
};

const makeVideo = async (file: UploadedFile, name: string, mime: string): Promise<Made> => {
  await blankMetadata(file.content, mime);
  const { extension, mime: served } = VIDEO_EXTENSIONS[mime] ?? { extension: 'mp4', mime: 'video/mp4' };
  const fileName = `${name}.${extension}`;
  return {
    medium: { kind: 'video', url: storage.addressOf(fileName), mime: served, bytes: file.bytes },
    files: [{ name: fileName, content: file.content }],
  };
};

/** A recording is its frames: what a phone wrote before and behind them, such as a name or a place, stays behind (security rule 5). */
const makeVoice = async ({ content }: UploadedFile, name: string, field: string): Promise<Made> => {
  const voice = readVoice(typeof content === 'string' ? await readFile(content) : content);
  if (!voice) return refuse({ field, code: 'file_broken' });
  const { frames, seconds, wave } = voice;
  if (seconds > VOICE_MAX_SECONDS) refuse({ field, code: 'voice_too_long', params: { max: VOICE_MAX_SECONDS / MINUTE } });
  if (frames.length > Math.ceil(seconds) * (VOICE_MAX_BYTES_PER_MINUTE / MINUTE))
    refuse({ field, code: 'voice_too_heavy', params: { max: VOICE_MAX_BYTES_PER_MINUTE / KILO } });
  const fileName = `${name}.mp3`;
  return {
    medium: { kind: 'voice', url: storage.addressOf(fileName), bytes: frames.length, seconds: Math.max(1, Math.round(seconds)), wave },
    files: [{ name: fileName, content: frames }],
  };
};

const make = (file: UploadedFile, name: string, rule: MediaRule, mime: string, field: string): Promise<Made> => {
  if (rule.kind === 'image') return makePicture(file, name, rule, field);
  return rule.kind === 'video' ? makeVideo(file, name, mime) : makeVoice(file, name, field);
};

/**
 * Re-makes an uploaded file into our own media and makes them durable. The same content is stored once.
 * Throws 400 or 415 for what is not of the rule's kinds, broken, or beyond the pixel limit, 503 or 507 for a storage that fails.
 */
export const storeMedium = async (file: UploadedFile, rule: MediaRule, field: string): Promise<StoredMedium> => {
  const mime = await detectType(file, rule, field);
  const name = await contentName(file.content, rule);
  const generationBefore = await gcGeneration();
  const origin = { name, mime, bytes: file.bytes, generationBefore };
  const known = await media().findOne({ where: { name } });
  if (known) return { ...origin, url: known.url, medium: known.medium };
  return limitEncoding(async () => {
    const { medium, files } = await make(file, name, rule, mime, field);
    await storage.store(files);
    return { ...origin, url: mainUrl(medium), medium };
  });
};
