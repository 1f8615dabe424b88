import type { AutosaveInput, KeptAutosave } from '@sanabel/contract/autosaves';
import { ApiError } from '../../data/api-error.ts';

type Values = AutosaveInput['values'];

interface Calls {
  keep(body: AutosaveInput): Promise<KeptAutosave>;
  drop(id: string): Promise<void>;
}

/**
 * Keeps one form's unfinished work on the server, one call after the other: what is typed while a call is under way goes with the next.
 * It goes on with what it knows of, so what another device has kept meanwhile is never overwritten; then it stops and says so.
 */
export const createKeeper = ({ keep, drop }: Calls, tell: (state: 'kept' | 'elsewhere') => void) => {
  let known: KeptAutosave | null = null;
  /** What was typed last and is not on the server yet; null is nothing to keep. */
  let wanted: { values: Values | null; basedOn: string | null } | null = null;
  let line = Promise.resolve();
  let isOver = false;
  const step = async (): Promise<void> => {
    const next = wanted;
    wanted = null;
    if (!next || isOver) return;
    try {
      if (next.values) {
        known = await keep({ values: next.values, basedOn: next.basedOn, after: known?.savedAt ?? null });
        tell('kept');
      } else if (known) {
        await drop(known.id);
        known = null;
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'OUTDATED') {
        // No answer: it goes with what is typed next, and the browser has it meanwhile.
        wanted ??= next;
        return;
      }
      isOver = true;
      tell('elsewhere');
    }
  };
  const then = (work: () => Promise<void>): Promise<void> => {
    line = line.then(work);
    return line;
  };
  return {
    /** Goes on with what is there already. */
    goOn: (from: KeptAutosave): void => {
      known = from;
    },
    /** `basedOn` is the version of the item that the form began with. */
    keep: (values: Values | null, basedOn: string | null): Promise<void> => {
      wanted = { values, basedOn };
      return then(step);
    },
    /** It was saved, or is not wanted: nothing of it stays on the server. */
    end: (): Promise<void> => {
      wanted = null;
      return then(async () => {
        if (known && !isOver) await drop(known.id);
        known = null;
        isOver = false;
      });
    },
  };
};
