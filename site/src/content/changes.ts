import type { Content, ContentChanges } from '@sanabel/contract/content';
import { mediaOf } from '@sanabel/contract/entities/entity';
import { ENTITIES, ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';

type Item = { id: string };

/** The url of every file that the content shows. */
const shownUrls = (content: Pick<Content, OrderedName | 'backgrounds'>): Set<string> =>
  new Set([
    ...ORDERED_NAMES.flatMap((name) => content[name].flatMap((item) => mediaOf(ENTITIES[name], item).map(([, url]) => url))),
    ...content.backgrounds.map(({ url }) => url),
  ]);

const pick = <Value>(record: Readonly<Record<string, Value>>, keys: Iterable<string>): Record<string, Value> =>
  Object.fromEntries([...keys].flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])));

/**
 * Keeps the objects of the old content wherever the new one has the same, by the digests of the CMS and the addresses of the media
 * (which name their content): what a page has read is compared by identity.
 */
export const sharing = (before: Content, after: Content): Content => {
  const isSame = (key: string) => after.digests[key] !== undefined && before.digests[key] === after.digests[key];
  const lists = Object.fromEntries(
    ORDERED_NAMES.map((name) => {
      const known = new Map<string, Item>(before[name].map((item) => [item.id, item]));
      return [name, after[name].map((item) => (isSame(`${name}/${item.id}`) ? (known.get(item.id) ?? item) : item))];
    }),
  ) as Pick<Content, OrderedName>;
  const media = Object.fromEntries(Object.entries(after.media).map(([url, medium]) => [url, before.media[url] ?? medium]));
  return { ...after, ...lists, media, ...(isSame('contact') && { contact: before.contact }) };
};

/** Applies what the CMS sent; everything that it did not send stays the same object. */
export const applyChanges = (before: Content, { items, order, removed, ...changes }: ContentChanges): Content => {
  const gone = new Set(removed);
  const lists = Object.fromEntries(
    ORDERED_NAMES.map((name) => {
      const sent: readonly Item[] = items[name] ?? [];
      const ids = order[name];
      if (sent.length === 0 && ids === undefined) return [name, before[name]];
      const known = new Map<string, Item>([...before[name], ...sent].map((item) => [item.id, item]));
      const all = ids ?? before[name].map(({ id }) => id);
      return [name, all.flatMap((id) => (gone.has(`${name}/${id}`) ? [] : (known.get(id) ?? [])))];
    }),
  ) as Pick<Content, OrderedName>;
  const { contact = before.contact, backgrounds = before.backgrounds } = changes;
  const after = { ...lists, backgrounds };
  const digests = { ...before.digests, ...changes.digests };
  for (const key of gone) delete digests[key];
  return {
    ...before,
    ...after,
    contact,
    revision: changes.revision,
    media: pick({ ...before.media, ...changes.media }, shownUrls(after)),
    digests,
  };
};
