import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useSyncExternalStore } from 'react';
import { API_BASE, headersOf } from '../../data/call.ts';

/** For so long a deletion can be undone, because it is not made before. */
export const UNDO_MS = 10_000;

interface Deletion {
  request: JobRequest;
  timer: ReturnType<typeof setTimeout>;
  make: () => Promise<void>;
}

/** Those that wait, and those that are being made. */
const deletions = new Map<string, Deletion>();
let shown: ReadonlyMap<string, JobRequest> = new Map();
const listeners = new Set<() => void>();

const tell = (): void => {
  shown = new Map([...deletions].map(([id, { request }]) => [id, request]));
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

/** The applications that are not listed any more, because their deletion waits or is being made. */
export const useWaiting = (): ReadonlyMap<string, JobRequest> => useSyncExternalStore(subscribe, () => shown);

/** Makes a deletion when the time to undo it is over. `make` ends when the list has been read again. */
export const deleteLater = (request: JobRequest, make: () => Promise<void>): void => {
  const run = async (): Promise<void> => {
    clearTimeout(deletions.get(request.id)?.timer);
    await make().finally(() => forget(request.id));
  };
  forget(request.id);
  deletions.set(request.id, { request, make: run, timer: setTimeout(() => void run(), UNDO_MS) });
  tell();
};

/** Lets an application be. */
export const undoDeletion = (id: string): void => forget(id);

/** Makes what waits at once: its token is about to end. */
export const deleteNow = async (): Promise<void> => {
  await Promise.all([...deletions.values()].map(({ make }) => make()));
};

/** The page is going: the calls outlive it. An application whose call is lost all the same is listed again by the next visit. */
window.addEventListener('pagehide', () => {
  for (const [id, { timer }] of deletions) {
    clearTimeout(timer);
    const address = `${API_BASE}/job-requests/${id}`;
    void fetch(address, { method: 'DELETE', headers: headersOf(), credentials: 'same-origin', keepalive: true }).catch(() => {});
  }
});
