import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { UploadedFile } from '../http/multipart.ts';
import { FilmFault } from './film/fault.ts';
import { cleanFilmFile } from './film/film.ts';
import { readVoice, type VoiceFrames } from './voice.ts';

type Content = UploadedFile['content'];

/** A question about an uploaded file. A film must lie on the disk, where it is cleaned in its place. */
export type Question = { ask: 'type'; content: Content } | { ask: 'film'; path: string; mime: string } | { ask: 'voice'; content: Content };

export interface Answers {
  /** The type that the bytes themselves say; empty for what is not known. */
  type: string;
  /** The length in seconds, 0 where the film does not tell it; or why it is not taken. */
  film: { seconds: number } | Pick<FilmFault, 'code' | 'codec'>;
  /** Null where it is no recording. */
  voice: VoiceFrames | null;
}

/** A buffer of another thread arrives as an array of bytes. */
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
    if (error instanceof FilmFault) return { code: error.code, codec: error.codec };
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
