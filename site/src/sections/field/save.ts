import type { Locale } from '@sanabel/contract/enumerations';
import { shelfOf, stemOf } from '../../offline/files.ts';
import { inTurn, keepPage, keptFiles, keptPages, removePages, sweep } from '../../offline/store.ts';
import { type FieldList, type FieldSet, fieldListPath } from './model.ts';
import { type Have, type Plan, roomToFree } from './plan.ts';

/** What is on the phone now, of the pages those in the language of a shelf: a set has pages of the same name in the other language. */
export const whatIsKept = async (shelf: string): Promise<Have> => {
  const [kept, files] = await Promise.all([keptPages(), keptFiles()]);
  const pages = kept.filter(({ path }) => shelfOf(path) === shelf);
  return { pages: new Map(pages.map((page) => [page.path, page])), files: new Set([...files.keys()].map(stemOf)) };
};

/** The publication's lists, each fetched once; a failure is forgotten, so that the sheet tries again when it is opened again. */
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

/** How a saving ended; `full` says how many bytes are to be freed. */
export type Outcome = { end: 'done' | 'stopped' | 'failed' } | { end: 'full'; bytes: number };

/** A set with what is to be fetched of it. */
export interface Task {
  set: FieldSet;
  plan: Plan;
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
const estimate = async (): Promise<StorageEstimate> => (await navigator.storage?.estimate?.()) ?? {};
/** Room that only visited pages take is given to what is saved. */
const makeRoom = (): Promise<void> => inTurn(() => sweep({ isAll: true }));

/** Whether all of it has room, as far as the browser says so. */
const hasRoom = async (bytes: number): Promise<boolean> => {
  const { quota, usage = 0 } = await estimate();
  return quota === undefined || quota - usage > bytes;
};

/** Saves sets page by page; what is saved stays, however it ends. */
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
    await inTurn(() => keepPage(path, response, { set, withPictures }, signal));
  };
  try {
    if (!(await hasRoom(total))) await makeRoom();
    if (!(await hasRoom(total))) return { end: 'full', bytes: roomToFree(total, await estimate()) };
    // Asks that nothing is deleted behind the visitor's back; a browser that says no keeps it nevertheless, as long as there is room.
    void navigator.storage?.persist?.();
    // First, and not what another season is to have: a crop may have moved from one to the other.
    const wanted = new Set(tasks.flatMap(({ plan }) => [...plan.pages].map(([path]) => path)));
    for (const { plan } of tasks) await removePages(plan.gone.filter((path) => !wanted.has(path)));
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
    await inTurn(() => sweep());
    return { end: 'done' };
  } catch (error) {
    if (signal.aborted) return { end: 'stopped' };
    return isFull(error) ? { end: 'full', bytes: roomToFree(left, await estimate()) } : { end: 'failed' };
  }
};
