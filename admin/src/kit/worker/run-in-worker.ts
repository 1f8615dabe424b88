import { startWorker } from '../policy/trusted.ts';
import type { WorkerAnswer } from './serve.ts';

interface Options {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  transfer?: Transferable[];
}

/** Runs one task in a worker, so that the page stays responsive. Rejects if it fails, or with the reason of `signal`. */
export const runInWorker = <Result>(address: string, task: unknown, { onProgress, signal, transfer = [] }: Options = {}): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(address);
    const end = (act: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
      act();
    };
    const stop = () => end(() => reject(signal?.reason));
    const fail = () => end(() => reject(new Error('The worker failed.')));
    signal?.addEventListener('abort', stop);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Result>>) => {
      if ('share' in data) onProgress?.(data.share);
      else if ('hasFailed' in data) fail();
      else end(() => resolve(data.result));
    });
    worker.postMessage(task, transfer);
  });
