import { VERSIONED_NAMES, type VersionedName } from '@sanabel/contract/entities/index';
import { may } from '../../data/may.ts';
import type { EditableName } from '../../data/resources.ts';

export interface Desk {
  list: VersionedName;
  form: string;
}

/** Returns null where the form is not shared, such as an account, or where the reader lacks the permission. */
export const deskOf = (resource: EditableName, item: { id: string } | null, draftKey: string): Desk | null => {
  const list = VERSIONED_NAMES.find((name) => name === resource);
  if (!list || !may('POST /autosaves/{list}/{form}')) return null;
  if (list === 'media') return item ? { list, form: 'record' } : null;
  return { list, form: item?.id ?? ['new', ...draftKey.split('.').slice(2)].join('-') };
};
