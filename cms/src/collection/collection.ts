import { ENTITIES, type Entity, type EntityName, type TrashKind } from '@sanabel/contract';
import type * as z from 'zod';
import { type ReadTable, readTable, type Stored } from '../database/table.ts';

type ItemOf<Name extends EntityName> = z.output<(typeof ENTITIES)[Name]['item']>;

/** A row with the fields of an item, and what all rows have. */
export type Row<Item> = Omit<Item, 'id' | 'createdAt' | 'updatedAt'> & Stored & { searchText: string; position: number };

/** A table that can be listed: what may be asked of it, and how a row is shown. */
export interface List<Fields, Item> {
  uid: string;
  /** As in the address and in `Content-Range`. */
  name: string;
  search: readonly string[];
  sortable: readonly string[];
  /** Filters that are no column: what `{"name":true}` means. */
  conditions?: ReadonlyMap<string, object>;
  toItem(row: Fields): Item;
}

/** An entity as the CMS keeps it. */
export interface Collection<Item = unknown, Name extends EntityName = EntityName> extends Entity, List<Row<Item>, Item> {
  name: Name;
}

/** A collection whose items editors add, change and delete. */
export type EditableCollection<Item = unknown> = Collection<Item, TrashKind>;

/** Strapi's name of the entity's content type. Admins are accounts of its own plugin. */
const uidOf = ({ name, singular }: Entity): string =>
  name === 'admins' ? 'plugin::users-permissions.user' : `api::${singular}.${singular}`;

const moment = (value: unknown): string => new Date(value as string).toISOString();

/** A row as the API shows it: the fields of the entity's item, and its fall-backs where the row has none. */
export const itemOf = <One extends Pick<Entity, 'item' | 'fallback'>>(
  { item, fallback }: One,
  row: Readonly<Record<string, unknown>> | object,
): z.output<One['item']> => {
  const values = row as Readonly<Record<string, unknown>>;
  const read = (name: string): unknown => {
    if (name === 'id') return values.documentId;
    if (name === 'createdAt' || name === 'updatedAt') return moment(values[name]);
    return values[name] ?? fallback[name] ?? null;
  };
  return Object.fromEntries(Object.keys(item.shape).map((name) => [name, read(name)])) as z.output<One['item']>;
};

/** The collection of an entity. */
export const collectionOf = <Name extends EntityName>(name: Name): Collection<ItemOf<Name>, Name> => {
  const entity: Entity = ENTITIES[name];
  return { ...entity, name, uid: uidOf(entity), toItem: (row) => itemOf(entity, row) as ItemOf<Name> };
};

/** All collections. */
export const COLLECTIONS: readonly Collection[] = (Object.keys(ENTITIES) as EntityName[]).map((name) => collectionOf(name) as Collection);

/** The rows of a collection, to be read: they are written through `publish`, or are no public content. */
export const rowsOf = <Item>({ uid }: Collection<Item>): ReadTable<Row<Item>> => readTable(uid);

/** The titles of an item in both languages, as far as it has them. */
export const titlesOf = ({ titles }: Pick<Entity, 'titles'>, item: object): { title: string; arabicTitle: string } => {
  const [title, arabicTitle] = titles.map((name) => String((item as Readonly<Record<string, unknown>>)[name] ?? ''));
  return { title: title ?? '', arabicTitle: arabicTitle ?? '' };
};
