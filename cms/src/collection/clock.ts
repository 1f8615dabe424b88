import { type ItemState, nextChangeOf, stateAt, TIMED_NAMES, type TimedName } from '@sanabel/contract';
import { noteActivity } from '../changes/history.ts';
import { publish, writeUnseen } from '../changes/publish.ts';
import { createWorker } from '../concurrency/worker.ts';
import { ensureIndex } from '../database/rows.ts';
import { openQuery, readTable, type Stored } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { collectionOf, titlesOf } from './collection.ts';
import { makeAllDue, nextChanges } from './timed-changes/due.ts';
import { isLive, LIVE, type TimingColumns, timingOf } from './timing.ts';

type TimedRow = Stored & TimingColumns;
type Tables = Parameters<Parameters<typeof writeUnseen>[0]>[0];

/** Polling finds what another process has scheduled. */
const IDLE_POLL_MS = 30_000;
/** A later start counts as missed. */
const LATE_MS = 60_000;
const AT_ONCE = 200;

const rowsOf = (name: TimedName) => readTable<TimedRow>(collectionOf(name).uid);

/** Columns with the times of automatic changes, and the states that wait for them. */
const DUE_TIMES = [
  { column: 'publishAt', states: ['scheduled'] },
  { column: 'hideAt', states: ['scheduled', LIVE.state] },
] as const;

/** Finds due items among ten thousand. Created once, by the first process that starts. */
export const indexDueTimes = (): Promise<void> =>
  withLock('indexes', async ({ trx }) => {
    for (const name of TIMED_NAMES) for (const { column } of DUE_TIMES) await ensureIndex(trx, collectionOf(name).uid, ['state', column]);
  });

/** Earliest first. */
const waitingFor = (
  name: TimedName,
  { column, states }: (typeof DUE_TIMES)[number],
  dueTime: object,
  limit: number,
): Promise<TimedRow[]> => {
  const where = { state: { $in: states }, [column]: dueTime };
  return rowsOf(name).findMany(openQuery({ where, orderBy: [{ [column]: 'asc' }], limit }));
};

/** Updates one item's state. Only the first process does, because the row is read again under the lock. */
const apply = (name: TimedName, documentId: string, now: number): Promise<void> =>
  withLock('content', async () => {
    const collection = collectionOf(name);
    const row = await rowsOf(name).findOne({ where: { documentId } });
    const state: ItemState | null = row && stateAt(timingOf(row), now);
    if (!row || !state || state === row.state) return;
    // `updatedAt` stays, because this is not an edit and must not outdate an open form.
    const write = (tables: Tables) => tables<TimedRow>(collection.uid).updateMany({ where: { documentId }, data: { state } });
    const action = state === 'live' ? 'show' : 'hide';
    const { publishAt, hideAt } = timingOf(row);
    const dueTime = state === 'hidden' ? hideAt : publishAt;
    const lateBy = dueTime ? now - Date.parse(dueTime) : 0;
    const missedAt = lateBy > LATE_MS ? (dueTime ?? null) : null;
    if (isLive(row) || state === 'live') await publish({ kind: name, itemId: documentId, action, item: () => row, missedAt }, write);
    else await writeUnseen(write);
    await noteActivity(action, name, documentId, titlesOf(collection, row));
    if (missedAt) strapi.log.warn(`${name}/${documentId} is ${state} ${Math.round(lateBy / 60_000)} minutes late: nothing ran at its time`);
  });

/** Updates all due items. Runs at the start before anything is answered, so that nothing is shown after its time. */
export const applyAllDue = async (): Promise<void> => {
  for (const name of TIMED_NAMES) {
    for (;;) {
      const now = new Date();
      const due: TimedRow[] = [];
      for (const dueTime of DUE_TIMES) due.push(...(await waitingFor(name, dueTime, { $lte: now.toISOString() }, AT_ONCE)));
      for (const { documentId } of due) await apply(name, documentId, now.getTime());
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

/** Returns the item, or its scheduled changes, with the earliest time. Reads every list. */
const findNext = async (now: number): Promise<NextTimed | null> => {
  const found: NextTimed[] = [];
  for (const name of TIMED_NAMES)
    for (const waited of DUE_TIMES) {
      const [first] = await waitingFor(name, waited, { $gt: new Date(now).toISOString() }, 1);
      const at = first ? nextChangeOf(timingOf(first), now) : null;
      if (first && at !== null) found.push({ name, documentId: first.documentId, at, action: actionAt(first, at) });
    }
  const changes = await nextChanges();
  if (changes) found.push({ name: changes.kind, documentId: changes.itemId, at: Date.parse(changes.at), action: 'change' });
  return found.sort((one, other) => one.at - other.at)[0] ?? null;
};

let lastFound: NextTimed | null = null;

/** Returns the clock's last result, at most half a minute old, so that no request has to read every list. */
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

export const clock = createWorker('clock', async () => {
  await applyAllDue();
  await makeAllDue();
  lastFound = await findNext(Date.now());
  return Math.max(0, Math.min(IDLE_POLL_MS, (lastFound?.at ?? Number.POSITIVE_INFINITY) - Date.now()));
});

/** Wakes the clock unless the item is permanently live: most edits do not touch timing. */
export const wakeClockFor = (row: object): void => {
  const { publishAt, hideAt } = timingOf(row);
  if (publishAt || hideAt || !isLive(row)) clock.wake();
};
