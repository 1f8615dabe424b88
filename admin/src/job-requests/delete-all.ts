import { ApiError } from '../data/api-error.ts';

const AT_ONCE = 4;

export interface Deletion {
  deleted: string[];
  /** The ids that are still there: refused, or not tried after the connection or the session ended, or after it was stopped. */
  left: string[];
  /** The first refusal. */
  failure: unknown;
}

const isGone = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 404;
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
