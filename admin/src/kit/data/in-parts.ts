import { MANY_MAX } from '@sanabel/contract/limits';

export interface Parts<Item, Result> {
  results: Result[];
  left: readonly Item[];
  /** Null if it was stopped or nothing is left. */
  failure: unknown;
}

interface PartsOptions {
  /** Called with the number of finished items. */
  onProgress?: (done: number) => void;
  /** Stops between two calls. */
  signal?: AbortSignal;
}

/** Calls in parts of at most `MANY_MAX` items. Throws if the first call fails: nothing was done. */
export const inParts = async <Item, Result>(
  items: readonly Item[],
  act: (part: readonly Item[]) => Promise<Result>,
  { onProgress, signal }: PartsOptions = {},
): Promise<Parts<Item, Result>> => {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += MANY_MAX) {
    if (signal?.aborted) return { results, left: items.slice(at), failure: null };
    try {
      results.push(await act(items.slice(at, at + MANY_MAX)));
    } catch (failure) {
      if (at === 0) throw failure;
      return { results, left: items.slice(at), failure };
    }
    onProgress?.(Math.min(at + MANY_MAX, items.length));
  }
  return { results, left: [], failure: null };
};
