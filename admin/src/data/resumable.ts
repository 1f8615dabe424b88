import { UPLOAD_PIECE_BYTES } from '@sanabel/contract/limits';
import { defaultOptions, Upload } from 'tus-js-client';
import type { ApiError } from './api-error.ts';
import { API_BASE, apiErrorOf, headersOf, noAnswer, parsedJson } from './call.ts';

/** Told how much is on its way, from 0 to 1, and whether the line has broken and it waits to go on. */
export type OnProgress = (share: number, isBroken?: boolean) => void;

/** For some five minutes it is tried again by itself; after that the reader is asked, and may go on where it stopped. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, ...Array<number>(60).fill(5_000)];
/** No answer, a piece that came twice, a server that is starting. A full disk (507) does not pass by waiting. */
const PASSING: ReadonlySet<number> = new Set([0, 409, 423, 500, 502, 503, 504]);
const NOT_FOUND = 404;

/** A file that has arrived, and a function for when its item has been saved. */
interface Sent {
  id: string;
  forget: () => Promise<void>;
}

const endpoint = (): string => new URL(`${API_BASE}/uploads`, location.href).href;

const sendOne = (file: Blob, onProgress: OnProgress, signal?: AbortSignal): Promise<Sent> =>
  new Promise((resolve, reject) => {
    let status = 0;
    let fault: ApiError | null = null;
    let share = 0;
    const upload = new Upload(file, {
      endpoint: endpoint(),
      chunkSize: UPLOAD_PIECE_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // Until its item is saved: when the page was reloaded, or the save failed, nothing is sent twice.
      removeFingerprintOnSuccess: false,
      onBeforeRequest: (request) => {
        [status, fault] = [0, null];
        for (const [name, value] of Object.entries(headersOf())) request.setHeader(name, value);
        (request.getUnderlyingObject() as XMLHttpRequest).withCredentials = true;
      },
      onAfterResponse: (request, response) => {
        status = response.getStatus();
        if (status < 400) return;
        fault = apiErrorOf(status, parsedJson(response.getBody()), response.getHeader('Retry-After') ?? null);
        // The library would begin anew after any refusal; only an upload that is not there (any more) is a reason to.
        if (request.getMethod() === 'HEAD' && status !== NOT_FOUND) throw fault;
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
      onError: () => reject(fault ?? noAnswer()),
      onSuccess: async () => {
        const known = await upload.findPreviousUploads();
        const forget = async () => {
          for (const { urlStorageKey } of known) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
        };
        resolve({ id: upload.url?.split('/').at(-1) ?? '', forget });
      },
    });
    const stop = () => {
      // What has arrived is of no use then. If the line is gone, the server forgets it by itself.
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

/** A form whose large files have arrived: their ids stand in their place. */
export interface ReadyForm {
  form: FormData;
  /** Call it when the item is saved: the files are spent. */
  forget: () => Promise<void>;
}

/** Sends the large files of a form ahead of it, in pieces that go on where a line broke, also after the page was reloaded. */
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
