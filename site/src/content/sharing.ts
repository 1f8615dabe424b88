import type { Content } from '@sanabel/contract/content';
import { ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';

type Item = { id: string };

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
