import { UPLOAD_PIECE_BYTES } from '@sanabel/contract/limits';
import { type Answer, call } from './call.ts';
import type { OnProgress, ReadyForm } from './resumable.ts';

const isLarge = (value: FormDataEntryValue): value is File => value instanceof File && value.size > UPLOAD_PIECE_BYTES;

/** Uploads files larger than a piece first; the rest of a form is small. */
export const readyForm = async (form: FormData, onProgress: OnProgress = () => {}, signal?: AbortSignal): Promise<ReadyForm> => {
  if (![...form.values()].some(isLarge)) return { form, forget: async () => {} };
  const { sendAhead } = await import('./resumable.ts');
  return sendAhead(form, isLarge, onProgress, signal);
};

export const upload = async (path: string, form: FormData, onProgress: OnProgress, signal?: AbortSignal): Promise<Answer> => {
  const ready = await readyForm(form, onProgress, signal);
  // Large files make up the progress; the rest is negligible.
  const answer = await call(path, {
    method: 'POST',
    body: ready.form,
    onProgress: ready.form === form ? onProgress : () => onProgress(1),
    ...(signal ? { signal } : {}),
  });
  await ready.forget();
  return answer;
};
