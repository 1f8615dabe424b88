import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { LIST_RANGE_MAX } from '@sanabel/contract/limits';
import { ApiError } from '../data/api-error.ts';

interface Found {
  data: JobRequest[];
  total?: number | undefined;
}

const TRIES = 3;

/**
 * Everything that a search finds, in pages as large as the server gives, oldest first: what arrives meanwhile is appended and shifts nothing.
 * A deletion meanwhile does shift, and would hide a request: then all is read again.
 */
export const allFound = async (
  read: (page: number, perPage: number) => Promise<Found>,
  onProgress: (share: number) => void = () => {},
): Promise<JobRequest[][]> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const pages: JobRequest[][] = [];
    let count = 0;
    let greatest = 0;
    for (;;) {
      const { data, total = 0 } = await read(pages.length + 1, LIST_RANGE_MAX);
      if (total < greatest) break;
      greatest = total;
      pages.push(data);
      count += data.length;
      onProgress(total === 0 ? 1 : Math.min(1, count / total));
      if (count >= total) return pages;
      if (data.length === 0) break;
    }
  }
  throw new Error('The list kept changing while it was read.');
};

/** Newest first, as the list is shown. */
export const newestFirst = (pages: readonly (readonly JobRequest[])[]): JobRequest[][] =>
  pages.map((page) => [...page].reverse()).reverse();

const AT_ONCE = 4;

export interface Deletion {
  deleted: string[];
  /** The ids that are still there: refused, or not tried after the connection or the session ended, or after it was stopped. */
  left: string[];
  /** The first refusal. */
  failure: unknown;
}

/** Somebody else deleted it meanwhile. */
export const isGone = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 404;
const isHopeless = (failure: unknown): boolean => failure instanceof ApiError && (failure.status === 0 || failure.status === 401);

/** Deletes one after the other, a few at once, and tells what became of each. What somebody else deleted meanwhile is gone as well. */
export const deleteAll = async (
  ids: readonly string[],
  remove: (id: string) => Promise<unknown>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Deletion> => {
  const waiting = [...ids];
  const deleted = new Set<string>();
  let failure: unknown = null;
  let isHalted = false;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !isHalted && !signal.aborted; id = waiting.shift()) {
      try {
        await remove(id);
        deleted.add(id);
      } catch (caught) {
        if (isGone(caught)) deleted.add(id);
        else failure ??= caught;
        isHalted ||= isHopeless(caught);
      }
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { deleted: [...deleted], left: ids.filter((id) => !deleted.has(id)), failure };
};
