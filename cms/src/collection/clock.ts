import { type ItemState, nextChangeOf, stateAt, TIMED_NAMES, type TimedName } from '@sanabel/contract';
import { noteActivity } from '../changes/history.ts';
import { publish, writeUnseen } from '../changes/publish.ts';
import { createWorker } from '../concurrency/worker.ts';
import { ensureIndex } from '../database/rows.ts';
import { openQuery, readTable, type Stored } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { makeAllDue, nextChanges } from './change.ts';
import { collectionOf, titlesOf } from './collection.ts';
import { isLive, LIVE, type TimingColumns, timingOf } from './timing.ts';

type TimedRow = Stored & TimingColumns;
type Tables = Parameters<Parameters<typeof writeUnseen>[0]>[0];

/** What another process has scheduled is found by looking. */
const IDLE_LOOK_MS = 30_000;
/** A moment that passed while no process ran is late. */
const LATE_MS = 60_000;
const AT_ONCE = 200;

const rowsOf = (name: TimedName) => readTable<TimedRow>(collectionOf(name).uid);

/** The moments at which items change by themselves, with the states that wait for them. */
const MOMENTS = [
  { column: 'publishAt', states: ['scheduled'] },
  { column: 'hideAt', states: ['scheduled', LIVE.state] },
] as const;

/** Lets the clock find what is due among ten thousand items without reading them all. Made once, by the first process that starts. */
export const indexMoments = (): Promise<void> =>
  withLock('indexes', async ({ trx }) => {
    for (const name of TIMED_NAMES) for (const { column } of MOMENTS) await ensureIndex(trx, collectionOf(name).uid, ['state', column]);
  });

/** The items that wait for a moment, the earliest first. */
const waitingFor = (name: TimedName, { column, states }: (typeof MOMENTS)[number], moment: object, limit: number): Promise<TimedRow[]> => {
  const where = { state: { $in: states }, [column]: moment };
  return rowsOf(name).findMany(openQuery({ where, orderBy: [{ [column]: 'asc' }], limit }));
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
    const { publishAt, hideAt } = timingOf(row);
    const moment = state === 'hidden' ? hideAt : publishAt;
    const lateBy = moment ? now - Date.parse(moment) : 0;
    const missedAt = lateBy > LATE_MS ? (moment ?? null) : null;
    if (isLive(row) || state === 'live') await publish({ kind: name, itemId: documentId, action, item: () => row, missedAt }, write);
    else await writeUnseen(write);
    await noteActivity(action, name, documentId, titlesOf(collection, row));
    if (missedAt) strapi.log.warn(`${name}/${documentId} is ${state} ${Math.round(lateBy / 60_000)} minutes late: nothing ran at its time`);
  });

/** Brings every item whose time has come into its state. At the start before anything is answered, so that nothing is shown past its time. */
export const bringAllDue = async (): Promise<void> => {
  for (const name of TIMED_NAMES) {
    for (;;) {
      const now = new Date();
      const due: TimedRow[] = [];
      for (const moment of MOMENTS) due.push(...(await waitingFor(name, moment, { $lte: now.toISOString() }, AT_ONCE)));
      for (const { documentId } of due) await bring(name, documentId, now.getTime());
      if (due.length < AT_ONCE) break;
    }
  }
};

interface NextTimed {
  name: TimedName;
  documentId: string;
  at: number;
  action: 'show' | 'hide' | 'change';
}

const actionAt = (row: TimedRow, at: number): 'show' | 'hide' => (timingOf(row).hideAt === new Date(at).toISOString() ? 'hide' : 'show');

/** The item whose time comes next, or that of its changes. Looks through every list. */
const findNext = async (now: number): Promise<NextTimed | null> => {
  const found: NextTimed[] = [];
  for (const name of TIMED_NAMES)
    for (const waited of MOMENTS) {
      const [first] = await waitingFor(name, waited, { $gt: new Date(now).toISOString() }, 1);
      const at = first ? nextChangeOf(timingOf(first), now) : null;
      if (first && at !== null) found.push({ name, documentId: first.documentId, at, action: actionAt(first, at) });
    }
  const changes = await nextChanges();
  if (changes) found.push({ name: changes.kind, documentId: changes.itemId, at: Date.parse(changes.at), action: 'change' });
  return found.sort((one, other) => one.at - other.at)[0] ?? null;
};

let lastFound: NextTimed | null = null;

/**
 * The item whose time comes next, as the clock last saw it, which is half a minute ago at most: nobody has to look through every list for
 * it. What has changed since is not told.
 */
export const nextTimed = async () => {
  if (!lastFound) return null;
  const { name, documentId, at, action } = lastFound;
  const row = await rowsOf(name).findOne({ where: { documentId } });
  if (!row) return null;
  const changes = action === 'change' ? await nextChanges({ kind: name, itemId: documentId }) : null;
  const still = action === 'change' ? changes && Date.parse(changes.at) : nextChangeOf(timingOf(row), Date.now());
  if (still !== at) return null;
  return { kind: name, itemId: documentId, ...titlesOf(collectionOf(name), row), action, at: new Date(at).toISOString() };
};

/** Shows and hides items, and makes changes that wait, at their times. */
export const clock = createWorker('clock', async () => {
  await bringAllDue();
  await makeAllDue();
  lastFound = await findNext(Date.now());
  return Math.max(0, Math.min(IDLE_LOOK_MS, (lastFound?.at ?? Number.POSITIVE_INFINITY) - Date.now()));
});

/** Lets the clock look at once, unless visitors see the item for good: most edits say nothing of time. */
export const wakeClockFor = (row: object): void => {
  const { publishAt, hideAt } = timingOf(row);
  if (publishAt || hideAt || !isLive(row)) clock.wake();
};
