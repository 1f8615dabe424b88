import { formPath, mapKinds, TIMED_NAMES, TRASH_KINDS, VERSIONED_NAMES } from '@sanabel/contract/kinds/index';
import type { ActivityEntry } from '@sanabel/contract/panel';
import type { IconName } from '../../kit/ui/Icon.tsx';

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

const LISTS: Readonly<Record<string, string>> = {
  ...mapKinds(({ listPath }) => listPath),
  invitations: '/admins/invite',
  backups: '/health/backup',
  library: '/library',
};

export const signOf = (action: string): IconName => SIGNS[action] ?? 'history';

const ITEMS = new Map<string, string>([...TIMED_NAMES, 'admins' as const, 'job-requests' as const].map((name) => [name, formPath(name)]));
const hasTrash = (kind: string): boolean => TRASH_KINDS.some((one) => one === kind);

/** Maps each item to its last action. Entries come newest first. */
export const fatesOf = (entries: readonly ActivityEntry[]): ReadonlyMap<string, string> => {
  const fates = new Map<string, string>();
  for (const { itemId, action } of entries) if (itemId !== '' && !fates.has(itemId)) fates.set(itemId, action);
  return fates;
};

type Entry = Pick<ActivityEntry, 'kind' | 'itemId'>;

/** Returns the item's current address: its form, its list or the trash. Null if it no longer exists. */
export const pathOf = ({ kind, itemId }: Entry, fates: ReadonlyMap<string, string>): string | null => {
  const fate = fates.get(itemId);
  if (fate === 'purge') return null;
  if (fate === 'delete') return hasTrash(kind) ? `/trash?kind=${kind}` : null;
  const items = ITEMS.get(kind);
  if (items === undefined) return LISTS[kind] ?? null;
  return itemId === '' ? null : `${items}/${itemId}`;
};

export const versionsOf = ({ kind }: Entry, path: string | null): string | null => {
  if (path === null || path.startsWith('/trash') || !VERSIONED_NAMES.some((one) => one === kind)) return null;
  return kind === 'media' ? `${path}/media/versions` : `${path}/versions`;
};

const SAME_ACT_MS = 60_000;

/** Joins what one person did to many items of a kind, an entry at most a minute after the other: an upload, an import. */
export const actsOf = (entries: readonly ActivityEntry[]): [ActivityEntry, ...ActivityEntry[]][] => {
  const acts: [ActivityEntry, ...ActivityEntry[]][] = [];
  for (const entry of entries) {
    const act = acts.at(-1);
    const last = act?.at(-1);
    const isSame = (['adminId', 'adminName', 'action', 'kind'] as const).every((name) => last?.[name] === entry[name]);
    if (act && last && isSame && Date.parse(last.at) - Date.parse(entry.at) <= SAME_ACT_MS) act.push(entry);
    else acts.push([entry]);
  }
  return acts;
};
