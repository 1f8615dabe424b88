import { type ContentChanges, ORDERED_NAMES, type OrderedName } from '@sanabel/contract';
import type { Trx } from '../../database/transaction.ts';
import { type ContentDigests, contentChecksum, type Difference } from './content-digests.ts';
import {
  digestsOf,
  readBackgroundRecords,
  readContactRecord,
  readItems,
  readMedia,
  readOrder,
  type SentItem,
  type SentRecord,
} from './records.ts';
import type { Touched } from './touched.ts';

const readTouchedItems = async (trx: Trx, { items }: Touched): Promise<Partial<Record<OrderedName, SentItem[]>>> => {
  const lists: Partial<Record<OrderedName, SentItem[]>> = {};
  for (const [name, ids] of items) lists[name] = await readItems(trx, name, [...ids]);
  return lists;
};

const removedOf = ({ items }: Touched, found: Partial<Record<OrderedName, readonly SentItem[]>>): string[] =>
  [...items].flatMap(([name, ids]) => {
    const there = new Set(found[name]?.map(({ id }) => id));
    return [...ids].filter((id) => !there.has(id)).map((id) => `${name}/${id}`);
  });

const isBackground = (key: string): boolean => key.startsWith('backgrounds/');

/** Reads what differs from the digests in memory: changed rows, and the ids of a list whose order changed. */
export const readDifference = async (trx: Trx, touched: Touched, contentDigests: ContentDigests): Promise<Difference> => {
  const lists = await readTouchedItems(trx, touched);
  const order: Difference['order'] = {};
  for (const name of touched.orders) order[name] = await readOrder(trx, name);
  return {
    records: [
      ...Object.values(lists).flat(),
      ...(touched.contact ? [await readContactRecord()] : []),
      ...(touched.backgrounds ? await readBackgroundRecords() : []),
    ],
    removed: [...removedOf(touched, lists), ...(touched.backgrounds ? [...contentDigests.digests.keys()].filter(isBackground) : [])],
    order,
  };
};

const parsed = <T>({ json }: Pick<SentRecord, 'json'>): T => JSON.parse(json.toString()) as T;

/** Answers a reader of an earlier revision. `world` is at the revision of this snapshot. */
export const changesOf = async (trx: Trx, since: number, touched: Touched, contentDigests: ContentDigests): Promise<ContentChanges> => {
  const lists = await readTouchedItems(trx, touched);
  const contact = touched.contact ? await readContactRecord() : undefined;
  const backgrounds = touched.backgrounds ? await readBackgroundRecords() : undefined;
  const records = [...Object.values(lists).flat(), ...(contact ? [contact] : []), ...(backgrounds ?? [])];
  const ordered = ORDERED_NAMES.filter((name) => touched.orders.has(name));
  return {
    since,
    revision: contentDigests.revision,
    ...(contact ? { contact: parsed<ContentChanges['contact']>(contact) } : {}),
    ...(backgrounds ? { backgrounds: backgrounds.map((one) => parsed(one)) } : {}),
    items: Object.fromEntries(Object.entries(lists).flatMap(([name, items]) => (items.length > 0 ? [[name, items.map(parsed)]] : []))),
    removed: removedOf(touched, lists),
    order: Object.fromEntries(ordered.map((name) => [name, [...contentDigests.order[name]]])),
    media: Object.fromEntries([...(await readMedia(trx, records))].map(([url, text]) => [url, JSON.parse(text)])),
    digests: digestsOf(records),
    checksum: contentChecksum(contentDigests),
  };
};
