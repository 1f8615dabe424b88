import { VIDEO_DURATION_MAX_SECONDS } from '@sanabel/contract/limits';

const PATIENCE_MS = 15_000;

/** Whole seconds; null if the browser cannot tell. */
export const lengthOf = async (file: File): Promise<number | null> => {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    await new Promise<void>((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      video.addEventListener('loadedmetadata', () => resolve(), { once: true });
      video.addEventListener('error', () => reject(video.error), { once: true });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      Object.assign(video, { preload: 'metadata', muted: true, src: url });
    });
    const seconds = Math.max(1, Math.round(video.duration));
    return Number.isFinite(video.duration) && seconds <= VIDEO_DURATION_MAX_SECONDS ? seconds : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
};
