import type { Content, Medium } from '@sanabel/contract/content';
import type { Article } from '@sanabel/contract/entities/article';
import type { Contact } from '@sanabel/contract/entities/contact';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import type { ArticleType, Section } from '@sanabel/contract/enumerations';
import { KINDS, mapLists, type OrderedName } from '@sanabel/contract/kinds/index';
import type { KindFacts } from '@sanabel/contract/kinds/kind';
import { youtubeId } from '@sanabel/contract/typing/video-link';
import { seasonStart } from './next-change.ts';
import { read, type SiteData } from './site-data.ts';

/** Articles and the gallery are two lists each. */
type Whole = Exclude<OrderedName, 'articles' | 'gallery'>;
type Lists = Record<ArticleType, Article> & Record<'photos' | 'videos', GalleryItem> & { [Name in Whole]: Content[Name][number] };
export type ListName = keyof Lists;
export type ItemOf<Name extends ListName> = Lists[Name];

interface Index {
  lists: Map<ListName, { items: readonly { id: string }[]; positions: Map<string, number> }>;
}
const indexes = new WeakMap<SiteData, Index>();

/** Leaves out films that no player can show: the link has no id, or the file is unknown. */
const isPlayable = ({ type, url }: GalleryItem, media: Content['media']): boolean =>
  type === 'youtube' ? youtubeId(url) !== null : type === 'video' && media[url]?.kind === 'video';

/** An edit may move an item that is sorted by one of its fields. */
const sorted = <Item extends object>(items: readonly Item[], { sortedBy }: KindFacts): readonly Item[] => {
  if (!sortedBy) return items;
  const sign = sortedBy.order === 'ASC' ? 1 : -1;
  const keyOf = (item: Item) => String((item as Readonly<Record<string, unknown>>)[sortedBy.field]);
  return items.toSorted((one, other) => sign * (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))));
};

const MAKERS: { [Name in ListName]: (content: Content) => readonly Lists[Name][] } = {
  ...mapLists(
    (name) =>
      (content: Content): readonly never[] =>
        sorted(content[name] as readonly object[], KINDS[name] as KindFacts) as readonly never[],
  ),
  awareness: ({ articles }) => articles.filter(({ type }) => type === 'awareness'),
  climate: ({ articles }) => articles.filter(({ type }) => type === 'climate'),
  photos: ({ gallery }) => gallery.filter(({ type }) => type === 'image'),
  videos: ({ gallery, media }) => gallery.filter((item) => isPlayable(item, media)),
};

/** Built once for each SiteData. */
const listIn = (siteData: SiteData, name: ListName) => {
  const index = indexes.get(siteData) ?? { lists: new Map() };
  indexes.set(siteData, index);
  const known = index.lists.get(name);
  if (known) return known;
  const items: readonly { id: string }[] = MAKERS[name](siteData.content);
  const list = { items, positions: new Map(items.map(({ id }, position) => [id, position])) };
  index.lists.set(name, list);
  return list;
};

/** Returns the same array until the data change. */
export const itemsIn = <Name extends ListName>(siteData: SiteData, name: Name) => listIn(siteData, name).items as readonly ItemOf<Name>[];

export const revision = (): number => read('revision', ({ content }) => content.revision);

export const year = (): number => read('year', (siteData) => siteData.year);

/** The first day of the farmer's year, as a timestamp. */
export const seasonDay = (): number => read('first day of the season', ({ now = 0 }) => seasonStart(now));

export const contact = (): Contact => read('contact', ({ content }) => content.contact);

/** Pages that show a part of a list must read that part, or they are rendered again with every item. */
export const allOf = <Name extends ListName>(name: Name) => read(`all ${name}`, (siteData) => itemsIn(siteData, name));

export const firstOf = <Name extends ListName>(name: Name, count: number) =>
  read(`first ${count} ${name}`, (siteData) => itemsIn(siteData, name).slice(0, count));

export const countOf = (name: ListName): number => read(`count ${name}`, (siteData) => itemsIn(siteData, name).length);

export const itemOf = <Name extends ListName>(name: Name, id: string): ItemOf<Name> | undefined =>
  read(`item ${name} ${id}`, (siteData) => {
    const { items, positions } = listIn(siteData, name);
    return items[positions.get(id) ?? -1] as ItemOf<Name> | undefined;
  });

const found = <Item>(item: Item | undefined, id: string | undefined): Item => {
  if (item === undefined) throw new Error(`There is no item ${id}.`);
  return item;
};

/** Throws when there is none. */
export const cropWith = (id = ''): Crop => found(itemOf('crops', id), id);

/** Finds articles of either type; throws when there is none. */
export const articleWith = (id = ''): Article => found(itemOf('awareness', id) ?? itemOf('climate', id), id);

export const othersThan = (name: ArticleType, { id }: Article, count = 4) =>
  read(`after ${name} ${id} ${count}`, (siteData) => {
    const { items, positions } = listIn(siteData, name);
    const at = positions.get(id) ?? 0;
    const last = Math.min(count, items.length - 1);
    return Array.from({ length: Math.max(0, last) }, (_, step) => items[(at + 1 + step) % items.length]) as Article[];
  });

export const mediumAt = (url: string): Medium | undefined => read(`medium ${url}`, ({ content }) => content.media[url]);

export const backgroundUrl = (section: Section): string =>
  read(`background ${section}`, ({ content }) => content.backgrounds.find((entry) => entry.section === section)?.url ?? '');

/** Empty where none is set. */
export const backgroundFocus = (section: Section): string =>
  read(`background focus ${section}`, ({ content }) => content.backgrounds.find((entry) => entry.section === section)?.focus ?? '');

export const hasBusyImage = (section: Section): boolean => read(`lively ${section}`, ({ busyImages }) => busyImages.has(section));
