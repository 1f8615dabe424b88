import type { Content } from '@sanabel/contract/content';
import { ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';

type Item = { id: string };

/** Reuses old objects with the same digest or media address, because a page's reads are compared by identity. */
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
