import { UPLOAD_PIECE_BYTES } from '@sanabel/contract/limits';
import { type Answer, call } from './call.ts';
import type { OnProgress, ReadyForm } from './resumable.ts';

const isLarge = (value: FormDataEntryValue): value is File => value instanceof File && value.size > UPLOAD_PIECE_BYTES;

/** A form as it may be sent: files of more than a piece go ahead of it, in pieces. The rest of a form is small and goes as it is. */
export const readyForm = async (form: FormData, onProgress: OnProgress = () => {}, signal?: AbortSignal): Promise<ReadyForm> => {
  if (![...form.values()].some(isLarge)) return { form, forget: async () => {} };
  const { sendAhead } = await import('./resumable.ts');
  return sendAhead(form, isLarge, onProgress, signal);
};

/** Sends a form with files: large ones first, in pieces that go on where the line broke. */
export const upload = async (path: string, form: FormData, onProgress: OnProgress, signal?: AbortSignal): Promise<Answer> => {
  const ready = await readyForm(form, onProgress, signal);
  // After large files the form itself is no progress worth telling.
  const answer = await call(path, {
    method: 'POST',
    body: ready.form,
    onProgress: ready.form === form ? onProgress : () => onProgress(1),
    ...(signal ? { signal } : {}),
  });
  await ready.forget();
  return answer;
};
