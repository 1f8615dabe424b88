import { runInWorker } from '../worker/run-in-worker.ts';
import type { Task } from './compress.worker.ts';
import workerAddress from './compress.worker.ts?worker&url';

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Gives a made picture the name of its source. */
export const named = (blob: Blob, { name }: File): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '')}.${EXTENSIONS[blob.type] ?? 'jpg'}`, { type: blob.type });

/** Scales and compresses a picture to its limits. Rejects if the browser cannot read it. */
export const compress = async (task: Task, onProgress?: (share: number) => void, signal?: AbortSignal): Promise<File> =>
  named(await runInWorker<Blob>(workerAddress, task, { ...(onProgress && { onProgress }), ...(signal && { signal }) }), task.file);
