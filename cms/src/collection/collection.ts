import { ENTITIES, type Entity, type EntityName, type ItemOf, type KindFields, type TrashKind } from '@sanabel/contract';
import type * as z from 'zod';
import { type ReadTable, readTable, type Stored } from '../database/table.ts';

export type Row<Item> = Omit<Item, 'id' | 'createdAt' | 'updatedAt'> & Stored & { searchText: string; position: number };

export interface List<Fields, Item> {
  uid: string;
  /** Plural, as in paths and `Content-Range`. */
  name: string;
  search: readonly string[];
  sortable: readonly string[];
  sortedBy?: { field: string; order: 'ASC' | 'DESC' };
  fields?: KindFields;
  /** Filters that are not columns: the condition for `{"name":true}`. */
  conditions?: ReadonlyMap<string, object>;
  toItem(row: Fields): Item;
}

export interface Collection<Item = unknown, Name extends EntityName = EntityName> extends Entity, List<Row<Item>, Item> {
  name: Name;
}

export type EditableCollection<Item = unknown> = Collection<Item, TrashKind>;

/** Admins are accounts of Strapi's own plugin. */
const uidOf = ({ name, singular }: Entity): string =>
  name === 'admins' ? 'plugin::users-permissions.user' : `api::${singular}.${singular}`;

const timestamp = (value: unknown): string => new Date(value as string).toISOString();

/** Returns a row as the API shows it, with fallbacks for missing values. */
export const itemOf = <One extends Pick<Entity, 'item' | 'fallback'>>(
  { item, fallback }: One,
  row: Readonly<Record<string, unknown>> | object,
): z.output<One['item']> => {
  const values = row as Readonly<Record<string, unknown>>;
  const read = (name: string): unknown => {
    if (name === 'id') return values.documentId;
    if (name === 'createdAt' || name === 'updatedAt') return timestamp(values[name]);
    return values[name] ?? fallback[name] ?? null;
  };
  return Object.fromEntries(Object.keys(item.shape).map((name) => [name, read(name)])) as z.output<One['item']>;
};

/** Serves code that handles several kinds of items and needs no types of their fields. */
export const untypedCollectionOf = <Name extends EntityName>(name: Name): Collection<unknown, Name> => {
  const entity: Entity = ENTITIES[name];
  return { ...entity, name, uid: uidOf(entity), toItem: (row) => itemOf(entity, row) };
};

export const collectionOf = <Name extends EntityName>(name: Name): Collection<ItemOf<Name>, Name> =>
  untypedCollectionOf(name) as Collection<ItemOf<Name>, Name>;

export const COLLECTIONS: readonly Collection[] = (Object.keys(ENTITIES) as EntityName[]).map(untypedCollectionOf);

/** Read-only: public content is written through `publish`. */
export const rowsOf = <Item>({ uid }: Collection<Item>): ReadTable<Row<Item>> => readTable(uid);

export const titlesOf = ({ titles }: Pick<Entity, 'titles'>, item: object): { title: string; arabicTitle: string } => {
  const [title, arabicTitle] = titles.map((name) => String((item as Readonly<Record<string, unknown>>)[name] ?? ''));
  return { title: title ?? '', arabicTitle: arabicTitle ?? '' };
};
