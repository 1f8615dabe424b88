import { useSyncExternalStore } from 'react';
import { API_BASE, headersOf } from '../../data/call.ts';

/** For so long a deletion can be undone, because it is not made before. */
export const UNDO_MS = 10_000;

/** `waiting` can be taken back; `made` is on its way to the server. */
type Stage = 'waiting' | 'made';

interface Deletion {
  stage: Stage;
  since: number;
  timer: ReturnType<typeof setTimeout>;
  make: () => Promise<void>;
}

const deletions = new Map<string, Deletion>();
let stages: ReadonlyMap<string, Stage> = new Map();
const listeners = new Set<() => void>();

const tell = (): void => {
  stages = new Map([...deletions].map(([id, { stage }]) => [id, stage]));
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const forget = (id: string): void => {
  clearTimeout(deletions.get(id)?.timer);
  deletions.delete(id);
  tell();
};

/** The applications that are about to be deleted. */
export const useDeletions = (): ReadonlyMap<string, Stage> => useSyncExternalStore(subscribe, () => stages);

const start = async (id: string): Promise<void> => {
  const deletion = deletions.get(id);
  if (deletion?.stage !== 'waiting') return;
  clearTimeout(deletion.timer);
  deletion.stage = 'made';
  tell();
  await deletion.make().finally(() => forget(id));
};

/** Makes a deletion when the time to undo it is over. `make` ends when the list has been read again. */
export const deleteLater = (id: string, make: () => Promise<void>): void => {
  if (deletions.has(id)) return;
  deletions.set(id, { stage: 'waiting', since: performance.now(), make, timer: setTimeout(() => void start(id), UNDO_MS) });
  tell();
};

/** For so many milliseconds a deletion has waited. */
export const passedOf = (id: string): number => Math.round(performance.now() - (deletions.get(id)?.since ?? performance.now()));

/** Lets an application be, unless it is too late. */
export const undoDeletion = (id: string): void => {
  if (deletions.get(id)?.stage === 'waiting') forget(id);
};

/** Makes what waits at once: its token is about to end. */
export const deleteNow = async (): Promise<void> => {
  await Promise.all([...deletions.keys()].map(start));
};

/** Sent by a page that was going. */
const sentAtTheEnd = new Set<string>();

/** The page is going: the calls outlive it. An application whose call is lost all the same is listed again by the next visit. */
window.addEventListener('pagehide', () => {
  for (const [id, deletion] of deletions) {
    clearTimeout(deletion.timer);
    deletion.stage = 'made';
    sentAtTheEnd.add(id);
    const address = `${API_BASE}/job-requests/${id}`;
    void fetch(address, { method: 'DELETE', headers: headersOf(), credentials: 'include', keepalive: true }).catch(() => {});
  }
  tell();
});

/** The page came back from the browser’s page cache: nobody heard how those calls ended, so they are made once more; what is gone is no failure. */
window.addEventListener('pageshow', ({ persisted }) => {
  const sent = persisted ? [...sentAtTheEnd] : [];
  sentAtTheEnd.clear();
  for (const id of sent) {
    const deletion = deletions.get(id);
    if (!deletion) continue;
    deletion.stage = 'waiting';
    void start(id);
  }
});
