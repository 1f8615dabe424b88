export type CompressAnswer = { share: number } | { blob: Blob } | { hasFailed: true };

export class CompressionFault extends Error {}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Makes a picture small enough for the gallery, in a worker of its own so that the page stays quick. */
export const compress = (file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<File> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), { type: 'module' });
    const fail = () => reject(new CompressionFault());
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
