import type { Locale } from '../enumerations.ts';
import { type Path, PHOTO_ANCHOR } from '../pages.ts';
import { admins } from './admins.ts';
import { alerts } from './alerts.ts';
import { answers } from './answers.ts';
import { articles } from './articles.ts';
import { crops } from './crops.ts';
import type { KindFields } from './fields.ts';
import { gallery } from './gallery.ts';
import { glossary } from './glossary.ts';
import type { FLAGS, KindFacts } from './kind.ts';
import { members } from './members.ts';
import { backgrounds, jobRequests, media } from './other.ts';
import { partners } from './partners.ts';

export const KINDS = {
  crops,
  articles,
  gallery,
  partners,
  members,
  alerts,
  answers,
  media,
  backgrounds,
  admins,
  'job-requests': jobRequests,
  glossary,
} as const;

type Kinds = typeof KINDS;
export type KindName = keyof Kinds;

const ALL = Object.values(KINDS);
type Flag = keyof typeof FLAGS;
export type NameWith<Wanted extends Flag> = {
  [Name in KindName]: Kinds[Name] extends Readonly<Record<Wanted, true>> ? Name : never;
}[KindName];

const namesWith = <Wanted extends Flag>(flag: Wanted) => ALL.filter((one) => one[flag]).map(({ name }) => name) as NameWith<Wanted>[];

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

const people = ORDERED_NAMES.filter((name) => KINDS[name].isPerson);
/** Kinds whose fields are data, and tables of the open data. */
export type OpenName = NameWith<'inOpenData'> & NameWithFields;
export const OPEN_NAMES = namesWith('inOpenData').filter((name): name is OpenName => 'fields' in KINDS[name]);

/** The order of searches. */
export const PEOPLE_LAST = [...ORDERED_NAMES.filter((name) => !people.includes(name)), ...[...people].sort()];

export type SpreadsheetName = NameWith<'hasSpreadsheet'>;
export const SPREADSHEET_NAMES = PEOPLE_LAST.filter((name): name is SpreadsheetName => KINDS[name].hasSpreadsheet);

/** Kinds whose fields are data. */
export type NameWithFields = { [Name in KindName]: Kinds[Name] extends { fields: KindFields } ? Name : never }[KindName];

export const NAMES_WITH_FIELDS = ALL.flatMap((kind) => ('fields' in kind ? [kind.name] : [])) as NameWithFields[];

/** Kinds with a list and a form that follow from their fields. */
export type ItemKind = NameWithFields & OrderedName;
export const ITEM_KINDS = ORDERED_NAMES.filter((name): name is ItemKind => 'fields' in KINDS[name]);

/** Kinds with fields that visitors do not see: tables, whose rows are deleted for good. */
export type TableKind = Exclude<NameWithFields, OrderedName>;
export const TABLE_KINDS = NAMES_WITH_FIELDS.filter((name): name is TableKind => !KINDS[name].hasOrder);

export type PagedName = { [Name in KindName]: Kinds[Name] extends { page: Path } ? Name : never }[KindName];
/** Kinds that visitors see: their forms have a preview. */
export const PAGED_NAMES = ALL.flatMap((kind) => ('page' in kind ? [kind.name] : []));

type OwnPageName = { [Name in PagedName]: Kinds[Name]['page'] extends `${string}{id}` ? Name : never }[PagedName];
export const WITH_OWN_PAGE = PAGED_NAMES.filter((name): name is OwnPageName => KINDS[name].page.includes('{id}'));

/** Declared ones; the page of their list is the one above. */
export const DECLARED_PAGES = WITH_OWN_PAGE.filter((name): name is OwnPageName & NameWithFields => 'fields' in KINDS[name]);
export const listPage = (name: OwnPageName): Path => KINDS[name].page.replace('/{id}', '') as Path;

/** Pages that show an item besides its own, where a preview can show it, too. */
export const PLACE_PAGES = [
  ...new Set(
    ALL.flatMap(({ places = [] }: KindFacts) => places).flatMap((place) =>
      'page' in place && place.page !== undefined ? [place.page] : [],
    ),
  ),
];

/** A single record has no id. */
export const itemPage = (name: PagedName, id = ''): Path => KINDS[name].page.replace('{id}', id) as Path;

export const itemAnchor = (name: PagedName, { id, type }: { id: string; type?: string | undefined }): string => {
  if (name === 'gallery') return type === 'image' ? `${PHOTO_ANCHOR}${id}` : '';
  const kind = KINDS[name];
  return 'anchor' in kind ? `#${kind.anchor}${id}` : '';
};

export type FeedName = NameWith<'inFeed'>;
export const FEED_NAMES = namesWith('inFeed');

export const REVIEWED_NAMES = namesWith('hasReview');

export const mapLists = <T>(make: (name: OrderedName) => T) =>
  Object.fromEntries(ORDERED_NAMES.map((name) => [name, make(name)])) as Record<OrderedName, T>;

export const mapNamesWithFields = <T>(make: (name: NameWithFields) => T) =>
  Object.fromEntries(NAMES_WITH_FIELDS.map((name) => [name, make(name)])) as Record<NameWithFields, T>;

/** Address behind `/admin` of the list whose items have their forms below it. */
export const formPath = (name: KindName): string => (KINDS[name].listPath === '/' ? `/${name}` : KINDS[name].listPath);

export const mapKinds = <T>(make: (kind: Kinds[KindName]) => T) =>
  Object.fromEntries(ALL.map((kind) => [kind.name, make(kind)])) as Record<KindName, T>;

export const kindNames = (locale: Locale, label: 'list' | 'one') => mapKinds(({ labels }): string => labels[locale][label]);

export const kindKeywords = (locale: Locale) => mapKinds(({ labels }): string => ({ keywords: '', ...labels[locale] }).keywords);
