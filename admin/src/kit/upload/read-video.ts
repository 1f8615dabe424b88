import { VIDEO_DURATION_MAX_SECONDS } from '@sanabel/contract/limits';
import { fitted, GALLERY_LIMITS } from './fitted.ts';

interface VideoFacts {
  /** Whole seconds; null if unknown. */
  duration: number | null;
  poster: File | null;
  /** False if the browser reports the file as unplayable; a slow one counts as playable. */
  isPlayable: boolean;
}

const POSTER_QUALITY = 0.82;
const POSTER_AT_SECONDS = 1;
const TIMEOUT_MS = 15_000;

class UnplayableError extends Error {}

const event = (video: HTMLVideoElement, name: string, signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new UnplayableError()), { once: true });
    for (const signal of signals) {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }
  });

const posterOf = async (video: HTMLVideoElement): Promise<File | null> => {
  // Audio only, or no decoder for the video track.
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(video.videoWidth, video.videoHeight, GALLERY_LIMITS.maxSide));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', POSTER_QUALITY));
  return blob && new File([blob], 'poster.jpg', { type: blob.type });
};

const durationOf = ({ duration }: HTMLVideoElement): number | null => {
  const seconds = Math.max(1, Math.round(duration));
  return Number.isFinite(duration) && seconds <= VIDEO_DURATION_MAX_SECONDS ? seconds : null;
};

/** Opens the file as a video, loaded up to `ready`, and closes it after `read`. */
const opened = async (
  file: File,
  ready: 'loadedmetadata' | 'loadeddata',
  signals: readonly AbortSignal[],
  read: (video: HTMLVideoElement) => Promise<void> | void,
): Promise<void> => {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: ready === 'loadeddata' ? 'auto' : 'metadata' });
  try {
    const isLoaded = event(video, ready, signals);
    video.src = url;
    await isLoaded;
    await read(video);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
};

/** Reads the duration alone, in whole seconds; null if the browser cannot tell. */
export const readDuration = async (file: File): Promise<number | null> => {
  let duration: number | null = null;
  const read = (video: HTMLVideoElement) => {
    duration = durationOf(video);
  };
  await opened(file, 'loadedmetadata', [AbortSignal.timeout(TIMEOUT_MS)], read).catch(() => {});
  return duration;
};

/** Reads the duration and an early frame (decision D10). The server measures what the browser cannot. */
export const readVideo = async (file: File, cancelled: AbortSignal): Promise<VideoFacts> => {
  const signals = [cancelled, AbortSignal.timeout(TIMEOUT_MS)];
  const facts: VideoFacts = { duration: null, poster: null, isPlayable: true };
  try {
    await opened(file, 'loadeddata', signals, async (video) => {
      facts.duration = durationOf(video);
      const isThere = event(video, 'seeked', signals);
      video.currentTime = Math.min(POSTER_AT_SECONDS, (facts.duration ?? 0) / 2);
      await isThere;
      facts.poster = await posterOf(video);
    });
  } catch (error) {
    if (cancelled.aborted) throw error;
    facts.isPlayable = !(error instanceof UnplayableError);
  }
  return facts;
};
