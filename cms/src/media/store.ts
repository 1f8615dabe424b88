import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type MediaRule, type Medium, VIDEO_DURATION_MAX_SECONDS, VOICE_MAX_BYTES_PER_MINUTE, VOICE_MAX_SECONDS } from '@sanabel/contract';
import type { UploadedFile } from '../http/multipart.ts';
import { inspect, TooCostly } from './inspect.ts';
import type { Answers, Question } from './inspect-worker.ts';
import { encodeApart, limitEncoding } from './picture-worker.ts';
import { gcGeneration, media, type StoredMedium } from './record.ts';
import { refuseFile } from './refuse.ts';
import { filesOf } from './remove.ts';
import type { NewFile } from './storage/provider.ts';
import { storage } from './storage/storage.ts';

const KILO = 1_000;
const MINUTE = 60;

/** Refuses a file that costs more than its size allows. */
const inspected = <Ask extends Question['ask']>(field: string, question: Extract<Question, { ask: Ask }>): Promise<Answers[Ask]> =>
  inspect<Ask>(question).catch((error: unknown) => {
    if (error instanceof TooCostly) return refuseFile({ field, code: 'file_broken' });
    throw error;
  });

/** Type by content; empty when unknown. */
export const typeOf = ({ content }: Pick<UploadedFile, 'content'>, field: string): Promise<string> =>
  inspected(field, { ask: 'type', content });

/** Throws when the field does not accept the type. */
export const detectType = async (file: UploadedFile, rule: MediaRule, field: string): Promise<string> => {
  const mime = await typeOf(file, field);
  return rule.mimes.includes(mime) ? mime : refuseFile({ field, code: 'file_type' });
};

/** Raise it when the encoder changes, so that names keep their bytes. */
const ENCODER_VERSION = '6';
const NAME_LENGTH = 24;
const VIDEO_EXTENSIONS: Readonly<Record<string, { extension: string; mime: string }>> = {
  'video/mp4': { extension: 'mp4', mime: 'video/mp4' },
  'video/x-m4v': { extension: 'mp4', mime: 'video/mp4' },
  'video/webm': { extension: 'webm', mime: 'video/webm' },
  'video/ogg': { extension: 'ogv', mime: 'video/ogg' },
  'application/ogg': { extension: 'ogv', mime: 'video/ogg' },
};

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
  const { medium, files } = await encodeApart({ content, name, maxSide }, field);
  const renditions = medium.renditions.map((rendition) => ({ ...rendition, url: storage.addressOf(rendition.url) }));
  return { medium: { ...medium, renditions }, files };
};

const makeVideo = async ({ content, bytes }: UploadedFile, name: string, mime: string, field: string): Promise<Made> => {
  if (typeof content !== 'string') throw new Error('A field for films takes more than is held in memory.');
  const film = await inspected(field, { ask: 'film', path: content, mime });
  if ('code' in film) return refuseFile({ field, code: film.code, params: { codec: film.codec } });
  const { extension, mime: served } = VIDEO_EXTENSIONS[mime] ?? { extension: 'mp4', mime: 'video/mp4' };
  const fileName = `${name}.${extension}`;
  const seconds = Math.max(1, Math.round(film.seconds));
  const isKnown = film.seconds > 0 && seconds <= VIDEO_DURATION_MAX_SECONDS;
  return {
    medium: { kind: 'video', url: storage.addressOf(fileName), mime: served, bytes, ...(isKnown ? { seconds } : {}) },
    files: [{ name: fileName, content }],
  };
};

/** Keeps only the frames: tags of phones contain names and locations (security rule 5). */
const makeVoice = async ({ content }: UploadedFile, name: string, field: string): Promise<Made> => {
  const voice = await inspected(field, { ask: 'voice', content });
  if (!voice) return refuseFile({ field, code: 'file_broken' });
  const { frames, seconds, wave } = voice;
  if (seconds > VOICE_MAX_SECONDS) refuseFile({ field, code: 'voice_too_long', params: { max: VOICE_MAX_SECONDS / MINUTE } });
  if (frames.length > Math.ceil(seconds) * (VOICE_MAX_BYTES_PER_MINUTE / MINUTE))
    refuseFile({ field, code: 'voice_too_heavy', params: { max: VOICE_MAX_BYTES_PER_MINUTE / KILO } });
  const fileName = `${name}.mp3`;
  return {
    medium: { kind: 'voice', url: storage.addressOf(fileName), bytes: frames.length, seconds: Math.max(1, Math.round(seconds)), wave },
    files: [{ name: fileName, content: Buffer.from(frames) }],
  };
};

const make = (file: UploadedFile, name: string, rule: MediaRule, mime: string, field: string): Promise<Made> => {
  if (rule.kind === 'image') return makePicture(file, name, rule, field);
  return rule.kind === 'video' ? makeVideo(file, name, mime, field) : makeVoice(file, name, field);
};

/** Stores equal content once. Throws 400 or 415 for unsuitable files, 503 or 507 when the storage fails. */
export const storeMedium = async (file: UploadedFile, rule: MediaRule, field: string): Promise<StoredMedium> => {
  const mime = await detectType(file, rule, field);
  const name = await contentName(file.content, rule);
  const generationBefore = await gcGeneration();
  const origin = { name, mime, bytes: file.bytes, generationBefore };
  const known = await media().findOne({ where: { name } });
  // A lost file, for example after a restore without its folder, comes back with the next upload of the same content.
  if (known && (await storage.has(filesOf(known.medium)))) return { ...origin, url: known.url, medium: known.medium };
  return limitEncoding(async () => {
    const { medium, files } = await make(file, name, rule, mime, field);
    await storage.store(files);
    return { ...origin, url: mainUrl(medium), medium };
  });
};
