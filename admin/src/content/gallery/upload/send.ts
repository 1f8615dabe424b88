import { newKey } from '../../../kit/data/random.ts';
import { compress } from '../../../kit/upload/compress.ts';
import { GALLERY_LIMITS } from '../../../kit/upload/fitted.ts';
import { readVideo } from '../../../kit/upload/read-video.ts';
import { formOf, upload } from '../../../kit/upload/upload.ts';
import type { Captions } from './captions.ts';
import type { FileKind } from './rules.ts';
import { addedId } from './save-captions.ts';

type Phase = 'waiting' | 'shrinking' | 'reading' | 'sending' | 'broken' | 'storing' | 'done' | 'failed' | 'cancelled';

export interface Progress {
  phase: Phase;
  /** Progress of this phase, from 0 to 1. */
  share: number;
  /** Bytes after compression. */
  after: number | null;
  /** Preview: the chosen or stored picture, or a frame of the video. */
  picture: File | string | null;
}
type Tell = (news: Partial<Progress>) => void;

export interface Prepared {
  /** Idempotency key of retries. */
  key: string;
  file: File;
  poster: File | null;
  duration: number | null;
  isPlayable: boolean;
}

/** Compresses a picture, or reads a video. Rejects if the picture cannot be compressed. */
export const prepare = async (file: File, kind: FileKind, tell: Tell, signal: AbortSignal): Promise<Prepared> => {
  if (kind === 'video') {
    tell({ phase: 'reading', share: 0 });
    const facts = await readVideo(file, signal);
    tell({ picture: facts.poster });
    return { key: newKey(), file, ...facts };
  }
  tell({ phase: 'shrinking', share: 0, picture: file });
  const smaller = await compress({ file, ...GALLERY_LIMITS, isWebpAllowed: true }, (share) => tell({ share }), signal);
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
  const titles = Object.fromEntries(Object.entries(captions).filter(([, text]) => text !== ''));
  const thumbnail = poster ?? undefined;
  const form = formOf({ idempotencyKey: key, type: kind, duration: duration ?? undefined, thumbnail, ...titles, file });
  tell({ phase: 'sending', share: 0 });
  const onProgress = (share: number, isBroken = false): void => {
    const going = share < 1 ? 'sending' : 'storing';
    tell({ phase: isBroken ? 'broken' : going, share });
  };
  const { json } = await upload('/gallery', form, { onProgress, signal });
  tell({ phase: 'done', share: 1 });
  return addedId(json);
};
