import { upload } from '../../data/upload.ts';
import { compress } from './compress.ts';
import { readVideo } from './read-video.ts';
import type { FileKind } from './rules.ts';

export type Phase = 'waiting' | 'shrinking' | 'reading' | 'sending' | 'storing' | 'done' | 'failed' | 'cancelled';

/** The progress of an upload. */
export interface Progress {
  phase: Phase;
  /** Of this phase, from 0 to 1. */
  share: number;
  /** Bytes of what is really sent. */
  after: number | null;
  /** The preview: the chosen picture, or a frame of the video. */
  picture: File | null;
}
export type Tell = (news: Partial<Progress>) => void;

/** A file as it is sent, with what the browser found out about a video. */
export interface Prepared {
  file: File;
  poster: File | null;
  duration: number | null;
}

/** Makes a picture small enough, or reads a video. Throws `CompressionFault`. */
export const prepare = async (file: File, kind: FileKind, tell: Tell, signal: AbortSignal): Promise<Prepared> => {
  if (kind === 'video') {
    tell({ phase: 'reading', share: 0 });
    const facts = await readVideo(file, signal);
    tell({ picture: facts.poster });
    return { file, ...facts };
  }
  tell({ phase: 'shrinking', share: 0, picture: file });
  const smaller = await compress(file, (share) => tell({ share }), signal);
  tell({ after: smaller.size });
  return { file: smaller, poster: null, duration: null };
};

/** Sends a prepared file. Throws an `ApiError`. */
export const send = async ({ file, poster, duration }: Prepared, kind: FileKind, tell: Tell, signal: AbortSignal): Promise<void> => {
  const form = new FormData();
  form.append('type', kind);
  if (duration !== null) form.append('duration', String(duration));
  if (poster) form.append('thumbnail', poster);
  form.append('file', file);
  tell({ phase: 'sending', share: 0 });
  await upload('/gallery', form, (share) => tell(share < 1 ? { share } : { phase: 'storing', share }), signal);
  tell({ phase: 'done', share: 1 });
};
