import type { ContentChanges } from '@sanabel/contract';
import { type LogRow, linesAfter, log } from '../../changes/log.ts';
import { readState } from '../../changes/publication-state.ts';
import { pLimit } from '../../concurrency/p-limit.ts';
import { inSnapshot, type Trx } from '../../database/transaction.ts';
import { changesOf, readDifference } from './changes.ts';
import { tellsAll, touchedBy } from './touched.ts';
import { readWhole, type Whole, wholeJson, worldOf } from './whole.ts';
import { bringForward, type Position, type World } from './world.ts';

/** From so many changes on, everything is read as soon as what has changed. */
const LINES_MAX = 1_000;

/** One read at a time, because they share what is kept in memory; each sees the revision of the one before, or a later one. */
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

/** The lines between two revisions; null where the log does not tell all. */
const linesBetween = async (from: number, to: number): Promise<LogRow[] | null> => {
  if (from > to || to - from > LINES_MAX) return null;
  if (from === to) return [];
  const lines = await linesAfter(from, LINES_MAX + 1);
  return tellsAll(lines, from, to) ? lines : null;
};

/** Brings what is in memory to the revision of this snapshot. False when in doubt: then everything is to be read. */
const catchUp = async (trx: Trx, known: World, position: Position): Promise<boolean> => {
  // A backup that was restored under the running process has other lines at the same numbers.
  if (known.mark !== (await markOf(known.revision))) return false;
  const lines = await linesBetween(known.revision, position.revision);
  const touched = lines && touchedBy(lines);
  if (!touched || touched.isVague) return false;
  bringForward(known, await readDifference(trx, touched, known), position);
  return true;
};

/** The digests of all content at the revision of this snapshot: those in memory brought forward, or made of everything. */
const currentWorld = async (trx: Trx, position: Position): Promise<World> => {
  if (world && (await catchUp(trx, world, position))) return world;
  return remember(await readWhole(trx), position);
};

/** Everything public in one consistent read, as JSON: one moment, so that the revision is that of every item (api.md, GET /content). */
export const wholeContent = (): Promise<Buffer> =>
  inTurn(() =>
    inSnapshot(async (trx) => {
      const position = await readPosition();
      const whole = await readWhole(trx);
      return wholeJson(trx, whole, remember(whole, position));
    }),
  );

/** What has changed since a revision, in one consistent read; null when that cannot be told. */
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
