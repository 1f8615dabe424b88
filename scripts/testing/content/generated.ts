import { createHash } from 'node:crypto';
import { CONTACT } from '@sanabel/brand/club';
import { checksumOf } from '@sanabel/contract/checksum';
import type { Content, Medium } from '@sanabel/contract/content';
import { contactEntity } from '@sanabel/contract/entities/contact';
import { mediaOf } from '@sanabel/contract/entities/entity';
import { ENTITIES, type KindName, ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';
import { FIXTURES } from '@sanabel/contract/fixtures';
import { resolveFixture } from '../../seed/resolve.ts';

export type Lists = Pick<Content, OrderedName | 'contact' | 'backgrounds'>;
export type Item<Name extends OrderedName = OrderedName> = Content[Name][number];

const ID_LENGTH = 24;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const HOUR_MS = 3_600_000;

export interface PictureBytes {
  webp: number;
  avif: number;
}

export const idOf = (kind: string, number: number): string => kind + String(number).padStart(ID_LENGTH - kind.length, '0');
const itemId = (name: OrderedName, number: number): string => idOf(ENTITIES[name].singular.replace(/\W/g, ''), number);
export const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
export const pictureUrl = (name: string): string => `/uploads/${name}-320.webp`;

const mediumAt = (url: string, bytes: PictureBytes): Medium => {
  const rendition = (format: 'webp' | 'avif') => ({
    url: url.replace(/\w+$/, format),
    format,
    width: 320,
    height: 240,
    bytes: bytes[format],
  });
  return { kind: 'picture', width: 320, height: 240, color: '#a7d3ce', renditions: [rendition('avif'), rendition('webp')] };
};

const idOfFixture = (list: KindName, title: string): string | undefined => {
  const fixtures: readonly object[] = FIXTURES[list as OrderedName];
  const index = fixtures.findIndex((fixture) => (fixture as Readonly<Record<string, unknown>>)[ENTITIES[list].titles[0] ?? ''] === title);
  return index === -1 ? undefined : itemId(list as OrderedName, index || fixtures.length);
};

/** Derives an item from a demo one: new id, times and picture, numbered titles and mixed texts, so that no two are alike. */
export const generateItem = <Name extends OrderedName>(name: Name, number: number): Item<Name> => {
  const { titles, files, fallback } = ENTITIES[name];
  const fixtures: readonly object[] = FIXTURES[name];
  const known = new Set(Object.keys(ENTITIES[name].item.shape));
  // A fixture also names the drawing that the seed uploads.
  const fixture = resolveFixture(name, fixtures[number % fixtures.length] ?? {}, idOfFixture, FIRST_DAY);
  const fields = Object.fromEntries(Object.entries(fixture).filter(([field]) => known.has(field)));
  const id = itemId(name, number);
  const at = new Date(FIRST_DAY + number * HOUR_MS).toISOString();
  const numbered = Object.fromEntries(titles.map((title) => [title, `${fields[title] ?? ''} ${number}`]));
  const pictures = files.filter(({ rule, isRequired }) => rule.kind !== 'voice' && isRequired);
  const urls = Object.fromEntries(pictures.map(({ attribute }) => [attribute, pictureUrl(id)]));
  const extra = name === 'gallery' ? { type: 'image', url: pictureUrl(id), thumbnail: pictureUrl(id), duration: null } : {};
  return ENTITIES[name].item.parse({
    ...fallback,
    ...fields,
    ...numbered,
    ...urls,
    ...extra,
    id,
    createdAt: at,
    updatedAt: at,
  }) as Item<Name>;
};

const many = <Name extends OrderedName>(name: Name, count: number): Item<Name>[] =>
  Array.from({ length: count }, (_, index) => generateItem(name, count - index));

/** Half of `count` are crops, half articles; everything else has the usual size. Deterministic. */
export const generateLists = (count: number): Lists => ({
  contact: { ...contactEntity.fallback, ...CONTACT },
  crops: many('crops', Math.ceil(count / 2)),
  articles: many('articles', Math.floor(count / 2)),
  gallery: many('gallery', 30),
  partners: many('partners', 6),
  members: many('members', 8),
  alerts: many('alerts', 3),
  answers: many('answers', 30),
  backgrounds: [],
});

export const contentOf = (lists: Lists, revision: number, bytes: PictureBytes): Content => {
  const digests = {
    ...Object.fromEntries(ORDERED_NAMES.flatMap((name) => lists[name].map((item) => [`${name}/${item.id}`, digestOf(item)]))),
    ...Object.fromEntries(lists.backgrounds.map((entry) => [`backgrounds/${entry.section}`, digestOf(entry)])),
    contact: digestOf(lists.contact),
  };
  const shown = [...ORDERED_NAMES, 'backgrounds' as const].flatMap((name) =>
    lists[name].flatMap((item) => mediaOf(ENTITIES[name], item).map(([, url]) => url)),
  );
  const media = Object.fromEntries([...new Set(shown)].filter(Boolean).map((url) => [url, mediumAt(url, bytes)]));
  return { ...lists, revision, media, digests, checksum: checksumOf({ ...lists, digests }) };
};
