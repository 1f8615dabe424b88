import { UPLOAD_PIECE_BYTES } from '@sanabel/contract/limits';
import { type Answer, API_BASE, apiErrorOf, headersOf, noAnswer, parsedJson } from './call.ts';
import type { OnProgress, ReadyForm } from './resumable.ts';

const isLarge = (value: FormDataEntryValue): value is File => value instanceof File && value.size > UPLOAD_PIECE_BYTES;

/** A form as it may be sent: files of more than a piece go ahead of it, in pieces. The rest of a form is small and goes as it is. */
export const readyForm = async (form: FormData, onProgress: OnProgress = () => {}, signal?: AbortSignal): Promise<ReadyForm> => {
  if (![...form.values()].some(isLarge)) return { form, forget: async () => {} };
  const { sendAhead } = await import('./resumable.ts');
  return sendAhead(form, isLarge, onProgress, signal);
};

/** Sends a form and tells how much of it is on its way. `fetch` cannot tell. */
const post = (path: string, form: FormData, onProgress: OnProgress, signal?: AbortSignal): Promise<Answer> =>
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

/** Sends a form with files: large ones first, in pieces that go on where the line broke. */
export const upload = async (path: string, form: FormData, onProgress: OnProgress, signal?: AbortSignal): Promise<Answer> => {
  const ready = await readyForm(form, onProgress, signal);
  // After large files the form itself is no progress worth telling.
  const answer = await post(path, ready.form, ready.form === form ? onProgress : () => onProgress(1), signal);
  await ready.forget();
  return answer;
};
