import { adminEntity } from './admin.ts';
import { articleEntity } from './article.ts';
import { backgroundEntity } from './background.ts';
import { contactEntity } from './contact.ts';
import { cropEntity } from './crop.ts';
import { galleryEntity } from './gallery-item.ts';
import { glossaryEntity } from './glossary-term.ts';
import { jobRequestEntity } from './job-request.ts';
import { memberEntity } from './member.ts';
import { partnerEntity } from './partner.ts';

const list = [
  cropEntity,
  articleEntity,
  galleryEntity,
  partnerEntity,
  memberEntity,
  contactEntity,
  backgroundEntity,
  adminEntity,
  jobRequestEntity,
  glossaryEntity,
] as const;

export const ENTITIES = Object.fromEntries(list.map((one) => [one.name, one])) as {
  readonly [One in (typeof list)[number] as One['name']]: One;
};

type Entities = typeof ENTITIES;
export type EntityName = keyof Entities;
type Flag = 'isPublic' | 'hasOrder' | 'hasTrash' | 'hasTiming' | 'hasVersions' | 'isSingle';
type NameWith<Wanted extends Flag> = { [Name in EntityName]: Entities[Name] extends Record<Wanted, true> ? Name : never }[EntityName];

const namesWith = <Wanted extends Flag>(flag: Wanted) => list.filter((one) => one[flag]).map(({ name }) => name) as NameWith<Wanted>[];

export type PublicName = NameWith<'isPublic'>;
export const PUBLIC_NAMES = namesWith('isPublic');

export type OrderedName = NameWith<'hasOrder'>;
export const ORDERED_NAMES = namesWith('hasOrder');

export type TrashKind = NameWith<'hasTrash'>;
export const TRASH_KINDS = namesWith('hasTrash');

export type TimedName = NameWith<'hasTiming'>;
export const TIMED_NAMES = namesWith('hasTiming');

export type VersionedName = NameWith<'hasVersions'>;
export const VERSIONED_NAMES = namesWith('hasVersions');

type ReviewedName = { [Name in EntityName]: Entities[Name] extends { hasReview: true } ? Name : never }[EntityName];
export const REVIEWED_NAMES = list.filter((one) => 'hasReview' in one).map(({ name }) => name) as ReviewedName[];

export type PagedName = { [Name in EntityName]: Entities[Name] extends { page: string } ? Name : never }[EntityName];
/** Entities with a page for visitors: their forms have a preview. */
export const PAGED_NAMES = list.filter((one) => 'page' in one).map(({ name }) => name) as PagedName[];

export const mapLists = <T>(make: (name: OrderedName) => T) =>
  Object.fromEntries(ORDERED_NAMES.map((name) => [name, make(name)])) as Record<OrderedName, T>;
