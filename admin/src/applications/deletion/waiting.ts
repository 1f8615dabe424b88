import { API_BASE, headersOf } from '../../kit/data/call.ts';
import { createStore } from '../../kit/data/store.ts';

/** The deletion starts only after this time, so that it can be undone. */
export const UNDO_MS = 10_000;

/** `waiting` can be undone; `made` has been sent to the server. */
type Stage = 'waiting' | 'made';

interface Deletion {
  stage: Stage;
  since: number;
  timer: ReturnType<typeof setTimeout>;
  make: () => Promise<void>;
}

const deletions = new Map<string, Deletion>();
const stages = createStore<ReadonlyMap<string, Stage>>(new Map());

const tell = (): void => stages.set(new Map([...deletions].map(([id, { stage }]) => [id, stage])));
const forget = (id: string): void => {
  clearTimeout(deletions.get(id)?.timer);
  deletions.delete(id);
  tell();
};

export const useDeletions = stages.useValue;

const start = async (id: string): Promise<void> => {
  const deletion = deletions.get(id);
  if (deletion?.stage !== 'waiting') return;
  clearTimeout(deletion.timer);
  deletion.stage = 'made';
  tell();
  await deletion.make().finally(() => forget(id));
};

/** Runs `make` when the time to undo is over. `make` resolves after the list has been refetched. */
export const deleteLater = (id: string, make: () => Promise<void>): void => {
  if (deletions.has(id)) return;
  deletions.set(id, { stage: 'waiting', since: performance.now(), make, timer: setTimeout(() => void start(id), UNDO_MS) });
  tell();
};

/** Milliseconds since the deletion was requested. */
export const passedOf = (id: string): number => Math.round(performance.now() - (deletions.get(id)?.since ?? performance.now()));

export const undoDeletion = (id: string): void => {
  if (deletions.get(id)?.stage === 'waiting') forget(id);
};

/** Runs pending deletions at once, because sign-out ends their token. */
export const deleteNow = async (): Promise<void> => {
  await Promise.all([...deletions.keys()].map(start));
};

const sentAtTheEnd = new Set<string>();

/** Keepalive requests outlive the page. If one is lost, the next visit lists its application again. */
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

/**
 * The browser restored the page from its cache, so the results of those requests are unknown: repeat them. A missing application is no
 * error.
 */
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
