import type { ContentChanges } from '@sanabel/contract';
import { type LogRow, linesAfter, log } from '../../changes/log.ts';
import { readState } from '../../changes/publication-state.ts';
import { pLimit } from '../../concurrency/p-limit.ts';
import { inSnapshot, type Trx } from '../../database/transaction.ts';
import { changesOf, readDifference } from './changes.ts';
import { tellsAll, touchedBy } from './touched.ts';
import { readWhole, type Whole, wholeJson, worldOf } from './whole.ts';
import { bringForward, type Position, type World } from './world.ts';

/** Above so many changes a whole read is as fast. */
const LINES_MAX = 1_000;

/** One read at a time, because they share the digests in memory. Each sees the revision of the previous read or a later one. */
const inTurn = pLimit(1);
let world: World | undefined;

const markOf = async (revision: number): Promise<string> => (await log().findOne({ where: { revision } }))?.documentId ?? '';

const readPosition = async (): Promise<Position> => {
  const { revision } = await readState();
  return { revision, mark: await markOf(revision) };
};

const remember = (whole: Whole, position: Position): World => {
  world = worldOf(whole, position);
  return world;
};

const linesBetween = async (from: number, to: number): Promise<LogRow[] | null> => {
  if (from > to || to - from > LINES_MAX) return null;
  if (from === to) return [];
  const lines = await linesAfter(from, LINES_MAX + 1);
  return tellsAll(lines, from, to) ? lines : null;
};

/** Advances the digests in memory to the revision of this snapshot. False when in doubt: everything is read then. */
const catchUp = async (trx: Trx, known: World, position: Position): Promise<boolean> => {
  // A backup restored under the running process has other lines with the same revisions.
  if (known.mark !== (await markOf(known.revision))) return false;
  const lines = await linesBetween(known.revision, position.revision);
  const touched = lines && touchedBy(lines);
  if (!touched || touched.isVague) return false;
  bringForward(known, await readDifference(trx, touched, known), position);
  return true;
};

const currentWorld = async (trx: Trx, position: Position): Promise<World> => {
  if (world && (await catchUp(trx, world, position))) return world;
  return remember(await readWhole(trx), position);
};

/** Reads everything public as JSON in one snapshot, so that the revision applies to every item (api.md, GET /content). */
export const wholeContent = (): Promise<Buffer> =>
  inTurn(() =>
    inSnapshot(async (trx) => {
      const position = await readPosition();
      const whole = await readWhole(trx);
      return wholeJson(trx, whole, remember(whole, position));
    }),
  );

export const contentSince = (since: number): Promise<ContentChanges | null> =>
  inTurn(() =>
    inSnapshot(async (trx) => {
      const position = await readPosition();
      const lines = await linesBetween(since, position.revision);
      const touched = lines && touchedBy(lines);
      if (!touched || touched.isVague) return null;
      return changesOf(trx, since, touched, await currentWorld(trx, position));
    }),
  );
