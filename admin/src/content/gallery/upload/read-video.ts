import { VIDEO_DURATION_MAX_SECONDS } from '@sanabel/contract/limits';
import { fitted } from './rules.ts';

export interface VideoFacts {
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
  Object.assign(canvas, fitted(video.videoWidth, video.videoHeight));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', POSTER_QUALITY));
  return blob && new File([blob], 'poster.jpg', { type: blob.type });
};

const durationOf = ({ duration }: HTMLVideoElement): number | null => {
  const seconds = Math.max(1, Math.round(duration));
  return Number.isFinite(duration) && seconds <= VIDEO_DURATION_MAX_SECONDS ? seconds : null;
};

/** Reads the duration and an early frame (decision D10). The server measures what the browser cannot. */
export const readVideo = async (file: File, cancelled: AbortSignal): Promise<VideoFacts> => {
  const signals = [cancelled, AbortSignal.timeout(TIMEOUT_MS)];
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
  const facts: VideoFacts = { duration: null, poster: null, isPlayable: true };
  try {
    const isLoaded = event(video, 'loadeddata', signals);
    video.src = url;
    await isLoaded;
    facts.duration = durationOf(video);
    const isThere = event(video, 'seeked', signals);
    video.currentTime = Math.min(POSTER_AT_SECONDS, (facts.duration ?? 0) / 2);
    await isThere;
    facts.poster = await posterOf(video);
  } catch (error) {
    if (cancelled.aborted) throw error;
    facts.isPlayable = !(error instanceof UnplayableError);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
  return facts;
};
