import { checksumOf } from './checksum.ts';
import type { Content, ContentChanges } from './content.ts';
import { mediaOf } from './entities/entity.ts';
import { ENTITIES, mapLists, ORDERED_NAMES, type OrderedName } from './entities/index.ts';

type Item = Content[OrderedName][number];
type Lists = Pick<Content, OrderedName>;

const known = <T>(value: T | undefined): value is T => value !== undefined;

/** Keeps unchanged items, and the arrays of unchanged lists, as the same objects. */
const listAfter = (before: readonly Item[], sent: readonly Item[], order: readonly string[] | undefined): readonly Item[] => {
  if (sent.length === 0 && !order) return before;
  const changed = new Map(sent.map((item) => [item.id, item]));
  if (!order) return before.map((item) => changed.get(item.id) ?? item);
  const all = new Map([...before.map((item): [string, Item] => [item.id, item]), ...changed]);
  // The checksum finds an id without an item, because the item has no digest.
  return order.map((id) => all.get(id)).filter(known);
};

const listsAfter = (before: Content, { items, order }: ContentChanges): Lists =>
  mapLists((name) => listAfter(before[name], items[name] ?? [], order[name])) as Lists;

const digestsAfter = (before: Content, { removed, backgrounds, digests }: ContentChanges): Content['digests'] => {
  const after = { ...before.digests };
  for (const key of removed) delete after[key];
  // Backgrounds are always sent whole: a section that is missing has none any more.
  if (backgrounds) for (const { section } of before.backgrounds) delete after[`backgrounds/${section}`];
  return Object.assign(after, digests);
};

const urlsOf = (name: OrderedName | 'backgrounds', items: readonly object[]): string[] =>
  items.flatMap((item) => mediaOf(ENTITIES[name], item).map(([, url]) => url));

const urlsBefore = (before: Content, { items, removed, backgrounds }: ContentChanges): string[] => {
  const touched = new Set(removed);
  for (const name of ORDERED_NAMES) for (const { id } of items[name] ?? []) touched.add(`${name}/${id}`);
  const lists = ORDERED_NAMES.filter((name) => items[name] || removed.some((key) => key.startsWith(`${name}/`)));
  return [
    ...lists.flatMap((name) =>
      urlsOf(
        name,
        before[name].filter(({ id }) => touched.has(`${name}/${id}`)),
      ),
    ),
    ...(backgrounds ? urlsOf('backgrounds', before.backgrounds) : []),
  ];
};

/** Scans all items only when a URL may have been used for the last time: there can be ten thousand. */
const mediaAfter = (before: Content, after: Omit<Content, 'media'>, changes: ContentChanges): Content['media'] => {
  const all = { ...before.media, ...changes.media };
  if (urlsBefore(before, changes).every((url) => url === '' || changes.media[url])) return all;
  const shown = [...ORDERED_NAMES, 'backgrounds' as const].flatMap((name) => urlsOf(name, after[name]));
  return Object.fromEntries([...new Set(shown)].flatMap((url) => (all[url] ? [[url, all[url]]] : [])));
};

/** Applies changes to an earlier read of the content; returns null when they belong to another revision. */
export const contentAfter = (before: Content, changes: ContentChanges): Content | null => {
  if (changes.since !== before.revision) return null;
  const after = {
    revision: changes.revision,
    contact: changes.contact ?? before.contact,
    ...listsAfter(before, changes),
    backgrounds: changes.backgrounds ?? before.backgrounds,
    digests: digestsAfter(before, changes),
    checksum: changes.checksum,
  };
  return { ...after, media: mediaAfter(before, after, changes) };
};

/** Like `contentAfter`, but returns null when the checksum differs from the CMS's: everything must be read again then. */
export const applyChanges = (before: Content, changes: ContentChanges): Content | null => {
  const after = contentAfter(before, changes);
  return after && checksumOf(after) === changes.checksum ? after : null;
};
