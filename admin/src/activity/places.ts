import { TIMED_NAMES } from '@sanabel/contract/entities/index';
import type { ActivityEntry } from '@sanabel/contract/panel';
import type { IconName } from '../ui/Icon.tsx';

const SIGNS: Readonly<Record<string, IconName>> = {
  create: 'add',
  update: 'edit',
  delete: 'trash',
  order: 'grip',
  select: 'picture',
  restore: 'history',
  purge: 'trash',
  show: 'publish',
  hide: 'eyeOff',
  register: 'key',
};

/** The drawing of an act. */
export const signOf = (action: string): IconName => SIGNS[action] ?? 'history';

/** Those whose items have a form at their own address. */
const FORMS: ReadonlySet<string> = new Set([...TIMED_NAMES, 'admins']);
const LISTS: Readonly<Record<string, string>> = { backgrounds: '/backgrounds', media: '/contacts', invitations: '/admins/invite' };

/** Items that lie in the trash or are gone, by what was done last: the newest entry of an item decides. */
export const fatesOf = (entries: readonly ActivityEntry[]): ReadonlyMap<string, string> => {
  const fates = new Map<string, string>();
  for (const { itemId, action } of entries) if (itemId !== '' && !fates.has(itemId)) fates.set(itemId, action);
  return fates;
};

type Entry = Pick<ActivityEntry, 'kind' | 'itemId'>;

/** The address at which the item of an entry is now, or nothing where it is nowhere. */
export const placeOf = ({ kind, itemId }: Entry, fates: ReadonlyMap<string, string>): string | null => {
  const fate = fates.get(itemId);
  if (fate === 'purge' || (fate === 'delete' && !FORMS.has(kind) && kind !== 'backgrounds')) return null;
  if (fate === 'delete') return kind === 'admins' ? null : `/trash?kind=${kind}`;
  if (LISTS[kind]) return LISTS[kind];
  return FORMS.has(kind) && itemId !== '' ? `/${kind}/${itemId}` : null;
};
