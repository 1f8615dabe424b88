import { createHash } from 'node:crypto';
import { type Contact, ENTITIES, type Entity, mediaOf, type OrderedName, SECTIONS, type SectionEntry } from '@sanabel/contract';
import { collectionOf, itemOf } from '../../collection/collection.ts';
import { NATURAL_ORDER } from '../../collection/read.ts';
import { LIVE } from '../../collection/timing.ts';
import { readRows } from '../../database/rows.ts';
import type { Trx } from '../../database/transaction.ts';
import { selectedEntries } from '../background/backgrounds.ts';
import { readContact } from '../contact/contact.ts';

const DIGEST_LENGTH = 16;

/** A record serialized once, for its digest and for the answer. */
export interface SentRecord {
  key: string;
  /** Bytes of its JSON: joining strings would measure and encode the whole answer again. */
  json: Buffer;
  digest: string;
  urls: readonly string[];
}

export interface SentItem extends SentRecord {
  id: string;
}

const recordOf = (key: string, value: object, urls: readonly string[] = []): SentRecord => {
  const json = Buffer.from(JSON.stringify(value));
  return { key, json, digest: createHash('sha256').update(json).digest('hex').slice(0, DIGEST_LENGTH), urls: urls.filter(Boolean) };
};

const urlsOf = (name: OrderedName | 'backgrounds', item: object): string[] => mediaOf(ENTITIES[name], item).map(([, url]) => url);

const SHOWN = { state: [LIVE.state] };

const attributesOf = (name: OrderedName): string[] => [
  'documentId',
  ...Object.keys(ENTITIES[name].item.shape).filter((one) => one !== 'id'),
];

/** Reads the public items of these ids, in the site's order. */
export const readItems = async (trx: Trx, name: OrderedName, ids: readonly string[]): Promise<SentItem[]> => {
  const { uid } = collectionOf(name);
  const entity: Entity = ENTITIES[name];
  const rows = await readRows<Readonly<Record<string, unknown>>>(trx, uid, {
    attributes: attributesOf(name),
    orderBy: NATURAL_ORDER,
    where: { ...SHOWN, documentId: ids },
  });
  return rows.map((row) => {
    const item = itemOf(entity, row);
    const itemId = String(item.id);
    return { id: itemId, ...recordOf(`${name}/${itemId}`, item, urlsOf(name, item)) };
  });
};

export const readOrder = async (trx: Trx, name: OrderedName): Promise<string[]> => {
  const query = { attributes: ['documentId'], orderBy: NATURAL_ORDER, where: SHOWN };
  const rows = await readRows<{ documentId: string }>(trx, collectionOf(name).uid, query);
  return rows.map(({ documentId }) => documentId);
};

/** Call it inside the snapshot. The record has no media. */
export const readContactRecord = async (): Promise<SentRecord> => recordOf('contact', (await readContact()) satisfies Contact);

/** Call it inside the snapshot. */
export const readBackgroundRecords = async (): Promise<SentRecord[]> =>
  (await selectedEntries(SECTIONS)).map((entry: SectionEntry) =>
    recordOf(`backgrounds/${entry.section}`, entry, urlsOf('backgrounds', entry)),
  );

const AT_ONCE = 500;
const MEDIA_UID = 'api::medium.medium';

/** Reads media as JSON text. Many are read by a full scan, because a database limits the values of one query. */
export const readMedia = async (trx: Trx, records: readonly SentRecord[]): Promise<Map<string, string>> => {
  const urls = new Set(records.flatMap((record) => record.urls));
  if (urls.size === 0) return new Map();
  const where = urls.size <= AT_ONCE ? { where: { url: [...urls] } } : {};
  const rows = await readRows<{ url: string; medium: unknown }>(trx, MEDIA_UID, { attributes: ['url', 'medium'], ...where });
  // SQLite returns text: ten thousand media are not parsed and serialized again.
  const textOf = (medium: unknown): string => (typeof medium === 'string' ? medium : JSON.stringify(medium));
  return new Map(rows.filter(({ url }) => urls.has(url)).map(({ url, medium }) => [url, textOf(medium)]));
};

export const digestsOf = (records: readonly SentRecord[]): Record<string, string> =>
  Object.fromEntries(records.map(({ key, digest }) => [key, digest]));
