import { changeableFilesOf, ENTITIES, type Entity, filesOf, type Medium, type PublicName } from '@sanabel/contract';
import { trash } from '../../changes/history.ts';
import { collectionOf } from '../../collection/collection.ts';
import { readTable, type Stored } from '../../database/table.ts';
import { media } from '../../media/record.ts';

interface Item {
  kind: PublicName;
  itemId: string;
}

type Values = Readonly<Record<string, unknown>>;

const keyOf = ({ kind, itemId }: Item): string => `${kind}/${itemId}`;

const pictureOf = (entity: Entity, row: Values): string => {
  const parts = [...filesOf(entity, row.type), ...changeableFilesOf(entity)].filter(({ rule }) => rule.kind === 'image');
  return parts.map(({ attribute }) => String(row[attribute] ?? '')).find((url) => url !== '') ?? '';
};

const rowsFor = async (items: readonly Item[]): Promise<Map<string, Values>> => {
  const rows = new Map<string, Values>();
  for (const kind of new Set(items.map((item) => item.kind))) {
    const ids = items.filter((item) => item.kind === kind && item.itemId !== '').map(({ itemId }) => itemId);
    const found = await readTable<Stored>(collectionOf(kind).uid).findMany({ where: { documentId: { $in: ids } } });
    for (const row of found) rows.set(keyOf({ kind, itemId: row.documentId }), { ...row });
    const removedIds = ids.filter((itemId) => !rows.has(keyOf({ kind, itemId })));
    for (const { itemId, row } of removedIds.length > 0 ? await trash().findMany({ where: { itemId: { $in: removedIds } } }) : [])
      rows.set(keyOf({ kind, itemId }), row);
  }
  return rows;
};

const smallest = (medium: Medium): string | undefined =>
  medium.kind === 'picture' ? medium.renditions.toSorted((one, other) => one.width - other.width)[0]?.url : undefined;

/** Finds small pictures of items, even deleted ones, with a few queries; the returned function gives '' for none. */
export const picturesFor = async (items: readonly Item[]): Promise<(item: Item) => string> => {
  const rows = await rowsFor(items);
  const urls = new Map([...rows].map(([key, row]) => [key, pictureOf(ENTITIES[key.split('/')[0] as PublicName], row)]));
  const known = await media().findMany({ where: { url: { $in: [...urls.values()].filter(Boolean) } } });
  const small = new Map(known.map(({ url, medium }) => [url, smallest(medium) ?? url]));
  return (item) => {
    const url = urls.get(keyOf(item)) ?? '';
    return small.get(url) ?? url;
  };
};
