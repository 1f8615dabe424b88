import { VERSIONED_NAMES, type VersionedName } from '@sanabel/contract/entities/index';
import { may } from '../../data/may.ts';
import type { EditableName } from '../../data/resources.ts';

/** A form of something that several people edit, as the calls name it. */
export interface Desk {
  list: VersionedName;
  form: string;
}

/** The form of an item, or of a new one; null where nothing of it is shared, such as an account, or where the reader may not. */
export const deskOf = (resource: EditableName, item: { id: string } | null, draftKey: string): Desk | null => {
  const list = VERSIONED_NAMES.find((name) => name === resource);
  if (!list || !may('POST /autosaves/{list}/{form}')) return null;
  if (list === 'media') return item ? { list, form: 'record' } : null;
  return { list, form: item?.id ?? ['new', ...draftKey.split('.').slice(2)].join('-') };
};
