import { runInWorker } from '../worker/run-in-worker.ts';
import workerAddress from './compress.worker.ts?worker&url';

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Scales and compresses a picture to the limits of `fitted.ts`. Rejects if the browser cannot read it. */
export const compress = async (file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<File> => {
  const blob = await runInWorker<Blob>(workerAddress, file, { onProgress, signal });
  const name = file.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${name}.${EXTENSIONS[blob.type] ?? 'jpg'}`, { type: blob.type });
};
