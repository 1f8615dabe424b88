import { mapLists, ORDERED_NAMES, type OrderedName } from '@sanabel/contract';
import type { Trx } from '../../database/transaction.ts';
import { applyDifference, type ContentDigests, contentChecksum, emptyContentDigests, type Position } from './content-digests.ts';
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

export interface Whole {
  contact: SentRecord;
  lists: Record<OrderedName, SentItem[]>;
  backgrounds: SentRecord[];
}

/** Rows at once: those of ten thousand items would take 200 MB. */
const ROWS = 500;

const readList = async (trx: Trx, name: OrderedName): Promise<SentItem[]> => {
  const ids = await readOrder(trx, name);
  const items: SentItem[] = [];
  for (let start = 0; start < ids.length; start += ROWS) items.push(...(await readItems(trx, name, ids.slice(start, start + ROWS))));
  return items;
};

export const readWhole = async (trx: Trx): Promise<Whole> => {
  const lists: Partial<Record<OrderedName, SentItem[]>> = {};
  for (const name of ORDERED_NAMES) lists[name] = await readList(trx, name);
  return { contact: await readContactRecord(), lists: lists as Whole['lists'], backgrounds: await readBackgroundRecords() };
};

const recordsOf = ({ contact, lists, backgrounds }: Whole): SentRecord[] => [
  ...ORDERED_NAMES.flatMap((name): SentRecord[] => lists[name]),
  ...backgrounds,
  contact,
];

export const contentDigestsOf = (whole: Whole, position: Position): ContentDigests => {
  const contentDigests = emptyContentDigests();
  const order = mapLists((name) => whole.lists[name].map(({ id }) => id));
  applyDifference(contentDigests, { records: recordsOf(whole), removed: [], order }, position);
  return contentDigests;
};

const [OPEN, CLOSE, COMMA] = ['[', ']', ','].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

const array = (records: readonly SentRecord[]): Buffer[] => [
  OPEN,
  ...records.flatMap(({ json }, index) => (index > 0 ? [COMMA, json] : [json])),
  CLOSE,
];

const object = (parts: Iterable<readonly [name: string, text: string]>): string =>
  `{${Array.from(parts, ([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;

/** Reuses the JSON that was made for the digests. */
export const wholeJson = async (trx: Trx, whole: Whole, contentDigests: ContentDigests): Promise<Buffer> => {
  const { contact, lists, backgrounds } = whole;
  const records = recordsOf(whole);
  const fields: readonly (readonly [name: string, json: Buffer[]])[] = [
    ['revision', [Buffer.from(String(contentDigests.revision))]],
    ['contact', [contact.json]],
    ...ORDERED_NAMES.map((name): [string, Buffer[]] => [name, array(lists[name])]),
    ['backgrounds', array(backgrounds)],
    ['media', [Buffer.from(object(await readMedia(trx, records)))]],
    ['digests', [Buffer.from(JSON.stringify(digestsOf(records)))]],
    ['checksum', [Buffer.from(JSON.stringify(contentChecksum(contentDigests)))]],
  ];
  const named = fields.flatMap(([name, json], index) => [Buffer.from(`${index > 0 ? ',' : '{'}"${name}":`), ...json]);
  return Buffer.concat([...named, Buffer.from('}')]);
};
