import type { ContentChanges } from '@sanabel/contract';
import { type LogRow, linesAfter, log } from '../../changes/log.ts';
import { readState } from '../../changes/publication-state.ts';
import { pLimit } from '../../concurrency/p-limit.ts';
import { inSnapshot, type Trx } from '../../database/transaction.ts';
import { changesOf, readDifference } from './changes.ts';
import { applyDifference, type ContentDigests, type Position } from './content-digests.ts';
import { isComplete, touchedBy } from './touched.ts';
import { contentDigestsOf, readWhole, type Whole, wholeJson } from './whole.ts';

/** Above so many changes a whole read is as fast. */
const LINES_MAX = 1_000;

/** One read at a time, because they share the digests in memory. Each sees the revision of the previous read or a later one. */
const mutex = pLimit(1);
let contentDigests: ContentDigests | undefined;

const logIdOf = async (revision: number): Promise<string> => (await log().findOne({ where: { revision } }))?.documentId ?? '';

const readPosition = async (): Promise<Position> => {
  const { revision } = await readState();
  return { revision, logId: await logIdOf(revision) };
};

const remember = (whole: Whole, position: Position): ContentDigests => {
  contentDigests = contentDigestsOf(whole, position);
  return contentDigests;
};

const linesBetween = async (from: number, to: number): Promise<LogRow[] | null> => {
  if (from > to || to - from > LINES_MAX) return null;
  if (from === to) return [];
  const lines = await linesAfter(from, LINES_MAX + 1);
  return isComplete(lines, from, to) ? lines : null;
};

/** Advances the digests in memory to the revision of this snapshot. False when in doubt: everything is read then. */
const catchUp = async (trx: Trx, known: ContentDigests, position: Position): Promise<boolean> => {
  // A backup restored under the running process has other lines with the same revisions.
  if (known.logId !== (await logIdOf(known.revision))) return false;
  const lines = await linesBetween(known.revision, position.revision);
  const touched = lines && touchedBy(lines);
  if (!touched || touched.isVague) return false;
  applyDifference(known, await readDifference(trx, touched, known), position);
  return true;
};

const currentContentDigests = async (trx: Trx, position: Position): Promise<ContentDigests> => {
  if (contentDigests && (await catchUp(trx, contentDigests, position))) return contentDigests;
  return remember(await readWhole(trx), position);
};

/** Reads everything public as JSON in one snapshot, so that the revision applies to every item (api.md, GET /content). */
export const wholeContent = (): Promise<Buffer> =>
  mutex(() =>
    inSnapshot(async (trx) => {
      const position = await readPosition();
      const whole = await readWhole(trx);
      return wholeJson(trx, whole, remember(whole, position));
    }),
  );

export const contentSince = (since: number): Promise<ContentChanges | null> =>
  mutex(() =>
    inSnapshot(async (trx) => {
      const position = await readPosition();
      const lines = await linesBetween(since, position.revision);
      const touched = lines && touchedBy(lines);
      if (!touched || touched.isVague) return null;
      return changesOf(trx, since, touched, await currentContentDigests(trx, position));
    }),
  );
