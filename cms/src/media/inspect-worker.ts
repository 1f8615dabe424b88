import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { UploadedFile } from '../http/multipart.ts';
import { cleanFilmFile } from './film/film.ts';
import { FilmError } from './film/film-error.ts';
import { readVoice, type VoiceFrames } from './voice.ts';

type Content = UploadedFile['content'];

/** A film must be on disk, where it is cleaned in place. */
export type Question = { ask: 'type'; content: Content } | { ask: 'film'; path: string; mime: string } | { ask: 'voice'; content: Content };

export interface Answers {
  /** Type by content; empty when unknown. */
  type: string;
  /** Seconds (0 when unknown), or the reason for refusal. */
  film: { seconds: number } | Pick<FilmError, 'code' | 'codec'>;
  /** Null for anything but a recording. */
  voice: VoiceFrames | null;
}

/** Buffers arrive from another thread as plain byte arrays. */
const bytesOf = (content: Content): Buffer | string =>
  typeof content === 'string' ? content : Buffer.from(content.buffer, content.byteOffset, content.length);

const typeOf = async (content: Content): Promise<string> => {
  const bytes = bytesOf(content);
  return (await (typeof bytes === 'string' ? fileTypeFromFile(bytes) : fileTypeFromBuffer(bytes)))?.mime ?? '';
};

const filmOf = (path: string, mime: string): Answers['film'] => {
  try {
    return { seconds: cleanFilmFile(path, mime) };
  } catch (error) {
    if (error instanceof FilmError) return { code: error.code, codec: error.codec };
    throw error;
  }
};

const voiceOf = async (content: Content): Promise<VoiceFrames | null> => {
  const bytes = bytesOf(content);
  return readVoice(typeof bytes === 'string' ? await readFile(bytes) : bytes);
};

const answerTo = (question: Question): Promise<unknown> | unknown => {
  if (question.ask === 'type') return typeOf(question.content);
  return question.ask === 'film' ? filmOf(question.path, question.mime) : voiceOf(question.content);
};

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await answerTo(question));
});
