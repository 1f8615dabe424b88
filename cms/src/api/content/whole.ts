import { ORDERED_NAMES, type OrderedName } from '@sanabel/contract';
import type { Trx } from '../../database/transaction.ts';
import { digestsOf, readBackgroundRecords, readContactRecord, readItems, readMedia, type SentItem, type SentRecord } from './records.ts';
import { bringForward, checksumOfWorld, emptyWorld, type Position, type World } from './world.ts';

/** Everything public, at one revision. */
export interface Whole {
  contact: SentRecord;
  lists: Record<OrderedName, SentItem[]>;
  backgrounds: SentRecord[];
}

/** Reads everything public. Call it inside the snapshot. */
export const readWhole = async (trx: Trx): Promise<Whole> => {
  const lists: Partial<Record<OrderedName, SentItem[]>> = {};
  for (const name of ORDERED_NAMES) lists[name] = await readItems(trx, name);
  return { contact: await readContactRecord(), lists: lists as Whole['lists'], backgrounds: await readBackgroundRecords() };
};

const recordsOf = ({ contact, lists, backgrounds }: Whole): SentRecord[] => [
  ...ORDERED_NAMES.flatMap((name): SentRecord[] => lists[name]),
  ...backgrounds,
  contact,
];

/** The digests of a whole read, to be kept in memory. */
export const worldOf = (whole: Whole, position: Position): World => {
  const world = emptyWorld();
  const order = Object.fromEntries(ORDERED_NAMES.map((name) => [name, whole.lists[name].map(({ id }) => id)]));
  bringForward(world, { records: recordsOf(whole), gone: [], order }, position);
  return world;
};

const array = (records: readonly SentRecord[]): string => `[${records.map(({ text }) => text).join(',')}]`;

const object = (parts: Iterable<readonly [name: string, text: string]>): string =>
  `{${Array.from(parts, ([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;

/** The answer to a whole read, as text: what was made into text for its digest is not made again. */
export const wholeText = async (trx: Trx, whole: Whole, world: World): Promise<string> => {
  const { contact, lists, backgrounds } = whole;
  const records = recordsOf(whole);
  return object([
    ['revision', String(world.revision)],
    ['contact', contact.text],
    ...ORDERED_NAMES.map((name): [string, string] => [name, array(lists[name])]),
    ['backgrounds', array(backgrounds)],
    ['media', object(await readMedia(trx, records))],
    ['digests', JSON.stringify(digestsOf(records))],
    ['checksum', JSON.stringify(checksumOfWorld(world))],
  ]);
};
