import { type Autosave, type AutosaveInput, autosave, type SavedAutosave, savedAutosave } from '@sanabel/contract/autosaves';
import { VERSIONED_NAMES } from '@sanabel/contract/entities/index';
import * as z from 'zod';
import { call } from '../../data/call.ts';
import { may } from '../../data/may.ts';
import type { EditableName } from '../../data/resources.ts';
import type { AutosavePath } from './browser-store.ts';

/** Returns null where the form is not shared, such as an account, or where the reader lacks the permission. */
export const autosavePathOf = (resource: EditableName, item: { id: string } | null, storageKey: string): AutosavePath | null => {
  const list = VERSIONED_NAMES.find((name) => name === resource);
  if (!list || !may('POST /autosaves/{list}/{form}')) return null;
  if (list === 'media') return item ? `${list}/record` : null;
  return `${list}/${item?.id ?? ['new', ...storageKey.split('.').slice(2)].join('-')}`;
};

export const findAutosaves = async (path: AutosavePath): Promise<Autosave[]> =>
  z.array(autosave).parse((await call(`/autosaves/${path}`)).json);

export const saveAutosave = async (path: AutosavePath, body: AutosaveInput): Promise<SavedAutosave> =>
  savedAutosave.parse((await call(`/autosaves/${path}`, { method: 'POST', body })).json);

/** Deletes one only as it was seen: another window may have saved it again since. One that is gone already is no error. */
export const dropAutosave = async ({ id, savedAt }: SavedAutosave): Promise<void> => {
  await call(`/autosaves/${id}`, { method: 'DELETE', headers: { 'If-Match': savedAt } }).catch(() => undefined);
};
