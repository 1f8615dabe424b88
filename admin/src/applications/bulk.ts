import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { LIST_RANGE_MAX } from '@sanabel/contract/limits';
import { ApiError } from '../kit/data/api-error.ts';

interface Found {
  data: JobRequest[];
  total?: number | undefined;
}

const TRIES = 3;

/**
 * Reads all results in the largest pages, oldest first: new requests are appended and shift nothing. A deletion shifts rows and would hide
 * a request, so it restarts the reading.
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

export const newestFirst = (pages: readonly (readonly JobRequest[])[]): JobRequest[][] =>
  pages.map((page) => [...page].reverse()).reverse();

const AT_ONCE = 4;

export interface Outcome {
  done: string[];
  /** Ids that stay as they were: rejected, or not attempted because the run was stopped or lost its connection or session. */
  left: string[];
  failure: unknown;
}

/** Someone else has deleted it. */
export const isRemoved = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 404;
const isHopeless = (failure: unknown): boolean => failure instanceof ApiError && (failure.status === 0 || failure.status === 401);

/** Acts on a few at a time. A request that someone else has deleted counts as done. */
export const actOnAll = async (
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Outcome> => {
  const waiting = [...ids];
  const done = new Set<string>();
  let failure: unknown = null;
  let isHalted = false;
  let count = 0;
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !isHalted && !signal.aborted; id = waiting.shift()) {
      try {
        await act(id);
        done.add(id);
      } catch (caught) {
        if (isRemoved(caught)) done.add(id);
        else failure ??= caught;
        isHalted ||= isHopeless(caught);
      }
      count += 1;
      onProgress(count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done: [...done], left: ids.filter((id) => !done.has(id)), failure };
};
