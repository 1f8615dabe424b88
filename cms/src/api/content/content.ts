import { createHash } from 'node:crypto';
import { type Content, SECTIONS } from '@sanabel/contract';
import { readState } from '../../changes/publication-state.ts';
import { allItems } from '../../collection/read.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { media } from '../../media/record.ts';
import { articles } from '../article/services/article.ts';
import { selectedEntries } from '../background/services/background.ts';
import { readContact } from '../contact/services/contact.ts';
import { crops } from '../crop/services/crop.ts';
import { galleryItems } from '../gallery-item/services/gallery-item.ts';
import { members } from '../member/services/member.ts';
import { partners } from '../partner/services/partner.ts';

const DIGEST_LENGTH = 16;
const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH);

type Items = Pick<Content, 'contact' | 'crops' | 'articles' | 'gallery' | 'partners' | 'members' | 'backgrounds'>;

const digestsOf = ({ contact, backgrounds, ...lists }: Items): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(lists).flatMap(([kind, items]) => items.map((item) => [`${kind}/${item.id}`, digestOf(item)]))),
  ...Object.fromEntries(backgrounds.map((entry) => [`backgrounds/${entry.section}`, digestOf(entry)])),
  contact: digestOf(contact),
});

/** The addresses of media that the content shows. */
const addressesOf = ({ crops: grown, articles: written, gallery, partners: logos, members: people, backgrounds }: Items): Set<string> =>
  new Set(
    [
      ...[...grown, ...written].map(({ imageUrl }) => imageUrl),
      ...gallery.flatMap(({ type, url, thumbnail }) => (type === 'youtube' ? [thumbnail] : [url, thumbnail])),
      ...logos.map(({ logo }) => logo),
      ...people.map(({ image }) => image),
      ...backgrounds.map(({ url }) => url),
    ].filter(Boolean),
  );

/** Everything public in one consistent read: one moment, so that the revision is that of every item (api.md, GET /content). */
export const readContent = (): Promise<Content> =>
  inSnapshot(async () => {
    const items: Items = {
      contact: await readContact(),
      crops: await allItems(crops),
      articles: await allItems(articles),
      gallery: await allItems(galleryItems),
      partners: await allItems(partners),
      members: await allItems(members),
      backgrounds: await selectedEntries(SECTIONS),
    };
    const shown = addressesOf(items);
    const stored = await media().findMany({});
    return {
      revision: (await readState()).revision,
      ...items,
      media: Object.fromEntries(stored.filter(({ url }) => shown.has(url)).map(({ url, medium }) => [url, medium])),
      digests: digestsOf(items),
    };
  });
