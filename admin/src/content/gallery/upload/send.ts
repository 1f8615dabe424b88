import { newKey } from '../../../kit/data/random.ts';
import { upload } from '../../../kit/data/upload.ts';
import { startWorker } from '../../../kit/policy/trusted.ts';
import type { Captions } from './captions.ts';
import type { CompressAnswer } from './compress.worker.ts';
import workerAddress from './compress.worker.ts?worker&url';
import { readVideo } from './read-video.ts';
import type { FileKind } from './rules.ts';
import { addedId } from './save-captions.ts';

class CompressionError extends Error {}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Compresses in a worker, so that the page stays responsive. */
const compress = (file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<File> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(workerAddress);
    const fail = () => reject(new CompressionError());
    const end = (act: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      act();
    };
    const abort = () => end(() => reject(new DOMException('', 'AbortError')));
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', () => end(fail));
    worker.addEventListener('message', ({ data }: MessageEvent<CompressAnswer>) => {
      if ('share' in data) return onProgress(data.share);
      if ('hasFailed' in data) return end(fail);
      const { blob } = data;
      const name = file.name.replace(/\.[^.]*$/, '');
      end(() => resolve(new File([blob], `${name}.${EXTENSIONS[blob.type] ?? 'jpg'}`, { type: blob.type })));
    });
    worker.postMessage(file);
  });

type Phase = 'waiting' | 'shrinking' | 'reading' | 'sending' | 'broken' | 'storing' | 'done' | 'failed' | 'cancelled';

export interface Progress {
  phase: Phase;
  /** Progress of this phase, from 0 to 1. */
  share: number;
  /** Bytes after compression. */
  after: number | null;
  /** Preview: the chosen picture, or a frame of the video. */
  picture: File | null;
}
export type Tell = (news: Partial<Progress>) => void;

interface Prepared {
  /** Idempotency key of retries. */
  key: string;
  file: File;
  poster: File | null;
  duration: number | null;
  isPlayable: boolean;
}

/** Compresses a picture, or reads a video. Throws `CompressionFault`. */
export const prepare = async (file: File, kind: FileKind, tell: Tell, signal: AbortSignal): Promise<Prepared> => {
  if (kind === 'video') {
    tell({ phase: 'reading', share: 0 });
    const facts = await readVideo(file, signal);
    tell({ picture: facts.poster });
    return { key: newKey(), file, ...facts };
  }
  tell({ phase: 'shrinking', share: 0, picture: file });
  const smaller = await compress(file, (share) => tell({ share }), signal);
  tell({ after: smaller.size });
  return { key: newKey(), file: smaller, poster: null, duration: null, isPlayable: true };
};

/** Sends a file with its titles; returns the item's id. Throws an `ApiError`. */
export const send = async (
  { key, file, poster, duration }: Prepared,
  kind: FileKind,
  captions: Captions,
  tell: Tell,
  signal: AbortSignal,
): Promise<string> => {
  const form = new FormData();
  form.append('idempotencyKey', key);
  form.append('type', kind);
  if (duration !== null) form.append('duration', String(duration));
  if (poster) form.append('thumbnail', poster);
  for (const [name, text] of Object.entries(captions)) if (text !== '') form.append(name, text);
  form.append('file', file);
  tell({ phase: 'sending', share: 0 });
  const onProgress = (share: number, isBroken = false): void => {
    const going = share < 1 ? 'sending' : 'storing';
    tell({ phase: isBroken ? 'broken' : going, share });
  };
  const { json } = await upload('/gallery', form, onProgress, signal);
  tell({ phase: 'done', share: 1 });
  return addedId(json);
};
