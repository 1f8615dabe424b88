import { type Answer, API_BASE, apiErrorOf, headersOf, noAnswer, parsedJson } from './call.ts';

/** Sends a form with files and tells how much of it is on its way, from 0 to 1. `fetch` cannot tell. */
export const upload = (path: string, form: FormData, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${API_BASE}${path}`);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headersOf())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const json = parsedJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve({ status: request.status, headers: new Headers(), json });
      else reject(apiErrorOf(request.status, json, request.getResponseHeader('Retry-After')));
    });
    request.addEventListener('error', () => reject(noAnswer()));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
