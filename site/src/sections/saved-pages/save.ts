import type { Locale } from '@sanabel/contract/enumerations';
import { savedPagesPath, stemOf } from '../../offline/files.ts';
import { removePages, storedFiles, storedPages, storePage, sweep, withLock } from '../../offline/store.ts';
import { type FieldList, type FieldSet, fieldListPath } from './model.ts';
import { type Have, type Plan, roomToFree } from './plan.ts';

/** Leaves out pages of the other language: its sets have the same names. */
export const readStored = async (savedPages: string): Promise<Have> => {
  const [stored, files] = await Promise.all([storedPages(), storedFiles()]);
  const pages = stored.filter(({ path }) => savedPagesPath(path) === savedPages);
  return { pages: new Map(pages.map((page) => [page.path, page])), files: new Set([...files.keys()].map(stemOf)) };
};

/** Fetches each list once; after a failure the next opening of the dialog tries again. */
export const openLists = (locale: Locale) => {
  const known = new Map<FieldSet, Promise<FieldList>>();
  return (set: FieldSet): Promise<FieldList> => {
    const coming =
      known.get(set) ??
      fetch(fieldListPath(locale, set), { cache: 'no-cache' }).then((response) => {
        if (!response.ok) throw new Error(`The list of ${set} answered ${response.status}.`);
        return response.json();
      });
    known.set(set, coming);
    coming.catch(() => known.delete(set));
    return coming;
  };
};

/** `full` has the number of bytes to free. */
export type Outcome = { end: 'done' | 'stopped' | 'failed' } | { end: 'full'; bytes: number };

export interface Task {
  set: FieldSet;
  plan: Plan;
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
const estimate = async (): Promise<StorageEstimate> => (await navigator.storage?.estimate?.()) ?? {};
/** Frees the room of pages that were only visited. */
const makeRoom = (): Promise<void> => withLock(() => sweep({ isAll: true }));

/** Unknown counts as enough. */
const hasRoom = async (bytes: number): Promise<boolean> => {
  const { quota, usage = 0 } = await estimate();
  return quota === undefined || quota - usage > bytes;
};

/** Saves page by page; finished pages stay after a failure. */
export const saveAll = async (
  tasks: readonly Task[],
  withPictures: boolean,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Outcome> => {
  let left = tasks.reduce((sum, { plan }) => sum + plan.bytes, 0);
  const total = left;
  const saveOne = async (path: string, set: string): Promise<void> => {
    const response = await fetch(path, { cache: 'no-cache', signal });
    await withLock(() => storePage(path, response, { set, withPictures }, signal));
  };
  try {
    if (!(await hasRoom(total))) await makeRoom();
    if (!(await hasRoom(total))) return { end: 'full', bytes: roomToFree(total, await estimate()) };
    // Asks the browser not to evict the pages. If it refuses, they stay as long as there is room.
    void navigator.storage?.persist?.();
    // Removes old pages first, except those of another season to save: a crop may have moved between the two.
    const wanted = new Set(tasks.flatMap(({ plan }) => [...plan.pages].map(([path]) => path)));
    for (const { plan } of tasks) await removePages(plan.removed.filter((path) => !wanted.has(path)));
    for (const { set, plan } of tasks) {
      for (const [path, bytes] of plan.pages) {
        await saveOne(path, set).catch(async (error: unknown) => {
          if (!isFull(error)) throw error;
          await makeRoom();
          await saveOne(path, set);
        });
        left -= bytes;
        onProgress(total - left);
      }
    }
    await withLock(() => sweep());
    return { end: 'done' };
  } catch (error) {
    if (signal.aborted) return { end: 'stopped' };
    return isFull(error) ? { end: 'full', bytes: roomToFree(left, await estimate()) } : { end: 'failed' };
  }
};
