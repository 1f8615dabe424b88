import { type ItemState, nextChangeOf, stateAt, TIMED_NAMES, type TimedName } from '@sanabel/contract';
import { noteActivity } from '../changes/history.ts';
import { publish, writeUnseen } from '../changes/publish.ts';
import { createWorker } from '../concurrency/worker.ts';
import { readTable, type Stored } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { collectionOf, titlesOf } from './collection.ts';
import { isLive, LIVE, type TimingColumns, timingOf, WILL_CHANGE } from './timing.ts';

type TimedRow = Stored & TimingColumns;
type Tables = Parameters<Parameters<typeof writeUnseen>[0]>[0];

/** What another process has scheduled is found by looking. */
const IDLE_LOOK_MS = 30_000;
/** A moment that passed while no process ran is late. */
const LATE_MS = 60_000;
const AT_ONCE = 200;

const rowsOf = (name: TimedName) => readTable<TimedRow>(collectionOf(name).uid);

/** The items whose time has come. */
const due = (name: TimedName, now: Date): Promise<TimedRow[]> => {
  const come = { $lte: now.toISOString() };
  const where = {
    $or: [
      { state: 'scheduled', publishAt: come },
      { state: { $in: ['scheduled', LIVE.state] }, hideAt: come },
    ],
  };
  return rowsOf(name).findMany({ where: where as never, orderBy: [{ id: 'asc' }], limit: AT_ONCE });
};

/** Brings one item into the state that it should have: once, whichever process comes first, because the row is read again under the lock. */
const bring = (name: TimedName, documentId: string, now: number): Promise<void> =>
  withLock('content', async () => {
    const collection = collectionOf(name);
    const row = await rowsOf(name).findOne({ where: { documentId } });
    const state: ItemState | null = row && stateAt(timingOf(row), now);
    if (!row || !state || state === row.state) return;
    // Not as an edit: the item's `updatedAt` stays, so that an open form of it is not outdated.
    const write = (tables: Tables) => tables<TimedRow>(collection.uid).updateMany({ where: { documentId }, data: { state } });
    const action = state === 'live' ? 'show' : 'hide';
    if (isLive(row) || state === 'live') await publish({ kind: name, itemId: documentId, action, item: () => row }, write);
    else await writeUnseen(write);
    await noteActivity(action, name, documentId, titlesOf(collection, row).title);
    const moment = state === 'hidden' ? row.hideAt : row.publishAt;
    const lateBy = moment ? now - new Date(moment).getTime() : 0;
    if (lateBy > LATE_MS)
      strapi.log.warn(`${name}/${documentId} is ${state} ${Math.round(lateBy / 60_000)} minutes late: nothing ran at its time`);
  });

/** Brings every item whose time has come into its state. At the start before anything is answered, so that nothing is shown past its time. */
export const bringAllDue = async (): Promise<void> => {
  for (const name of TIMED_NAMES) {
    for (;;) {
      const now = new Date();
      const rows = await due(name, now);
      for (const { documentId } of rows) await bring(name, documentId, now.getTime());
      if (rows.length < AT_ONCE) break;
    }
  }
};

/** Milliseconds until the next moment of any item. */
const untilNext = async (): Promise<number> => {
  const now = Date.now();
  const moments: number[] = [];
  for (const name of TIMED_NAMES)
    for (const column of ['publishAt', 'hideAt'] as const) {
      const ahead = { $and: [WILL_CHANGE, { [column]: { $gt: new Date(now).toISOString() } }] } as never;
      const [first] = await rowsOf(name).findMany({ where: ahead, orderBy: [{ [column]: 'asc' }], limit: 1 });
      const moment = first ? nextChangeOf(timingOf(first), now) : null;
      if (moment !== null) moments.push(moment);
    }
  return Math.max(0, Math.min(IDLE_LOOK_MS, ...moments.map((moment) => moment - Date.now())));
};

/** Shows and hides items at their times. */
export const clock = createWorker('clock', async () => {
  await bringAllDue();
  return untilNext();
});

/** Lets the clock look at once, unless visitors see the item for good: the look scans every list, and most edits say nothing of time. */
export const wakeClockFor = (row: object): void => {
  const { publishAt, hideAt } = timingOf(row);
  if (publishAt || hideAt || !isLive(row)) clock.wake();
};
