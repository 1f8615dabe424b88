import { TIMED_NAMES, TRASH_KINDS, VERSIONED_NAMES } from '@sanabel/contract/entities/index';
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
  note: 'edit',
  noteUpdate: 'edit',
  noteDelete: 'trash',
  follow: 'people',
  unfollow: 'people',
  download: 'download',
  replace: 'retry',
};

/** Lists whose items have no address of their own. */
const LISTS: Readonly<Record<string, string>> = {
  backgrounds: '/backgrounds',
  media: '/contacts',
  invitations: '/admins/invite',
  backups: '/health/backup',
  glossary: '/glossary',
  library: '/library',
};

/** The drawing of an act. */
export const signOf = (action: string): IconName => SIGNS[action] ?? 'history';

/** Where the items are that have an address of their own. */
const ITEMS: ReadonlyMap<string, string> = new Map([
  ...[...TIMED_NAMES, 'admins'].map((name): [string, string] => [name, `/${name}`]),
  ['job-requests', '/jobs'],
]);
const hasTrash = (kind: string): boolean => TRASH_KINDS.some((one) => one === kind);

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
  if (fate === 'purge') return null;
  if (fate === 'delete') return hasTrash(kind) ? `/trash?kind=${kind}` : null;
  if (LISTS[kind]) return LISTS[kind];
  const items = ITEMS.get(kind);
  return items !== undefined && itemId !== '' ? `${items}/${itemId}` : null;
};

/** The address of the versions of an entry's item, where it has any and the item is there. */
export const versionsOf = ({ kind }: Entry, place: string | null): string | null => {
  if (place === null || place.startsWith('/trash') || !VERSIONED_NAMES.some((one) => one === kind)) return null;
  return kind === 'media' ? `${place}/media/versions` : `${place}/versions`;
};
