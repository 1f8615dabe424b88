import { Unanswered } from './unanswered.ts';

/** Limit without any byte moving, or without an answer after the last byte. */
const STALLED_MS = 30_000;
/** The server may process pictures before it answers. */
const WORKING_MS = 120_000;

interface FormCall {
  method: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

const headersIn = (text: string): Headers =>
  new Headers(
    text
      .trim()
      .split(/[\r\n]+/)
      .flatMap((line): [string, string][] =>
        line.includes(':') ? [[line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]] : [],
      ),
  );

/** Reports progress, which `fetch` cannot. Ends when nothing moves. Throws `Unanswered`, or an `AbortError` if the caller aborts. */
export const sendForm = ({ method, address, headers, body, onProgress, signal }: FormCall): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    let isSilent = false;
    const waitFor = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        isSilent = true;
        request.abort();
      }, milliseconds);
    };
    request.open(method, address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      waitFor(STALLED_MS);
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.upload.addEventListener('load', () => waitFor(WORKING_MS));
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('load', () => {
      const isBodiless = request.status === 204 || request.status === 304;
      resolve(
        new Response(isBodiless ? null : request.responseText, {
          status: request.status,
          headers: headersIn(request.getAllResponseHeaders()),
        }),
      );
    });
    request.addEventListener('error', () => reject(new Unanswered(false)));
    request.addEventListener('abort', () => reject(isSilent ? new Unanswered(true) : new DOMException('', 'AbortError')));
    if (signal?.aborted) return reject(new DOMException('', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    waitFor(STALLED_MS);
    request.send(body);
  });
