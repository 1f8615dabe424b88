import { UPLOAD_PIECE_BYTES } from '@sanabel/contract/limits';
import { defaultOptions, Upload } from 'tus-js-client';
import type { ApiError } from '../data/api-error.ts';
import { API_BASE, apiErrorOf, headersOf, noAnswer, parsedJson } from '../data/call.ts';

/** Called with the sent share, from 0 to 1; `isBroken` while waiting to reconnect. */
export type OnProgress = (share: number, isBroken?: boolean) => void;

/** Retries for about five minutes; then the reader may resume. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, ...Array<number>(60).fill(5_000)];
/** No answer, a repeated piece, a starting server. A full disk (507) does not pass. */
const PASSING: ReadonlySet<number> = new Set([0, 409, 423, 500, 502, 503, 504]);
const NOT_FOUND = 404;

interface Sent {
  id: string;
  forget: () => Promise<void>;
}

const endpoint = (): string => new URL(`${API_BASE}/uploads`, location.href).href;

const sendOne = (file: Blob, onProgress: OnProgress, signal?: AbortSignal): Promise<Sent> =>
  new Promise((resolve, reject) => {
    let status = 0;
    let failure: ApiError | null = null;
    let share = 0;
    const upload = new Upload(file, {
      endpoint: endpoint(),
      chunkSize: UPLOAD_PIECE_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // Kept until the item is saved, so that a reload or a failed save does not upload again.
      removeFingerprintOnSuccess: false,
      onBeforeRequest: (request) => {
        [status, failure] = [0, null];
        for (const [name, value] of Object.entries(headersOf())) request.setHeader(name, value);
        (request.getUnderlyingObject() as XMLHttpRequest).withCredentials = true;
      },
      onAfterResponse: (request, response) => {
        status = response.getStatus();
        if (status < 400) return;
        failure = apiErrorOf(status, parsedJson(response.getBody()), response.getHeader('Retry-After') ?? null);
        // tus-js-client would restart after any refusal; only a missing upload justifies that.
        if (request.getMethod() === 'HEAD' && status !== NOT_FOUND) throw failure;
      },
      onShouldRetry: () => {
        const isPassing = PASSING.has(status);
        if (isPassing) onProgress(share, true);
        return isPassing;
      },
      onProgress: (sent, total) => {
        share = sent / total;
        onProgress(share);
      },
      onError: () => reject(failure ?? noAnswer()),
      onSuccess: async () => {
        const known = await upload.findPreviousUploads();
        const forget = async () => {
          for (const { urlStorageKey } of known) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
        };
        resolve({ id: upload.url?.split('/').at(-1) ?? '', forget });
      },
    });
    const stop = () => {
      // Delete the uploaded pieces. Offline, the server expires them.
      void upload.abort(true).catch(() => {});
      reject(new DOMException('', 'AbortError'));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    void upload.findPreviousUploads().then(([before]) => {
      if (signal?.aborted) return;
      if (before) upload.resumeFromPreviousUpload(before);
      upload.start();
    });
  });

/** Form whose large files are replaced by the ids of their uploads. */
interface ReadyForm {
  form: FormData;
  /** Call it when the item is saved. */
  forget: () => Promise<void>;
}

/** Uploads large files in pieces, resuming after a broken connection or a reload. */
export const sendAhead = async (
  form: FormData,
  isLarge: (value: FormDataEntryValue) => value is File,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<ReadyForm> => {
  const ready = new FormData();
  const all: Sent[] = [];
  for (const [name, value] of form) {
    if (!isLarge(value)) {
      ready.append(name, value);
      continue;
    }
    const sent = await sendOne(value, onProgress, signal);
    all.push(sent);
    ready.append(name, sent.id);
  }
  return {
    form: ready,
    forget: async () => {
      for (const { forget } of all) await forget();
    },
  };
};
