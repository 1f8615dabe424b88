import { UPLOAD_PIECE_BYTES } from '@sanabel/contract/limits';
import { type Answer, call } from '../data/call.ts';
import type { OnProgress } from './resumable.ts';

const isLarge = (value: FormDataEntryValue): value is File => value instanceof File && value.size > UPLOAD_PIECE_BYTES;

/** Leaves out undefined values. */
export const formOf = (fields: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
};

interface Options {
  method?: 'POST' | 'PATCH';
  headers?: Record<string, string>;
  onProgress?: OnProgress;
  signal?: AbortSignal;
}

/** Sends a form. Files larger than a piece go first, and resume after a broken connection or a reload. Throws an `ApiError`. */
export const upload = async (path: string, form: FormData, options: Options = {}): Promise<Answer> => {
  const { method = 'POST', onProgress = () => {}, signal } = options;
  onProgress(0);
  if (![...form.values()].some(isLarge)) return call(path, { ...options, method, body: form });
  const { sendAhead } = await import('./resumable.ts');
  const ready = await sendAhead(form, isLarge, onProgress, signal);
  // Large files make up the progress; the rest is negligible.
  const answer = await call(path, { ...options, method, body: ready.form, onProgress: () => onProgress(1) });
  await ready.forget();
  return answer;
};
