import { useSyncExternalStore } from 'react';
import { readSession } from '../../session/session.ts';
import { isNew, type Marks, type Moment, marksOf, NO_MARKS, withOpened, withSeen } from './marks.ts';

const DATABASE = 'sanabel';
const STORE = 'job-requests-read';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
};

const act = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await open();
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

/** Reads the marks that this device keeps for one admin. Not in local storage, which signing out clears (specification, section 2). */
const readKept = (adminId: string): Promise<unknown> => act('readonly', (store) => store.get(adminId) as IDBRequest<unknown>);
const keep = (adminId: string, value: object): Promise<unknown> => act('readwrite', (store) => store.put(value, adminId));

export const useMarks = () => useSyncExternalStore(readMarks.subscribe, readMarks.get);

/** Tells whether a request is marked as new. */
export const useIsNew = (): ((request: Moment) => boolean) => {
  const marks = useMarks();
  return (request) => marks !== null && isNew(marks, request);
};

let adminId: string | null = null;
/** The marks as shown now. While the list is open they stay as they were when it was opened. */
let shown: Marks | null = null;
/** The marks from the next visit on. */
let kept: Marks = NO_MARKS;
const listeners = new Set<() => void>();

const show = (next: Marks): void => {
  shown = next;
  for (const listener of listeners) listener();
};

const store = (next: Marks): void => {
  kept = next;
  // Where a browser forbids to store, marks last as long as the page.
  if (adminId !== null) void keep(adminId, next).catch(() => {});
};

const load = async (): Promise<void> => {
  const id = readSession()?.admin.id ?? null;
  if (id === null || id === adminId) return;
  adminId = id;
  kept = marksOf(await readKept(id).catch(() => null));
  show(kept);
};

/** The marks of who is signed in, on this device. */
export const readMarks = {
  get: (): Marks | null => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    void load();
    return () => listeners.delete(listener);
  },
  /** The list was opened: what is in it now, up to its newest request, is not new the next time. */
  open: (newest: string | null): void => store(withOpened(kept, newest)),
  /** The list was left. */
  leave: (): void => show(kept),
  look: (request: Moment): void => {
    store(withSeen(kept, request));
    if (shown) show(withSeen(shown, request));
  },
};
