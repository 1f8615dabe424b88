import { setTimeout as pause } from 'node:timers/promises';
import type { Sign } from './edits.ts';
import { marksIn } from './marks.ts';
import type { Visitors } from './visitors.ts';

const LOOK_MS = 40;

/** The edits that visitors do not see yet. */
export interface Waiting {
  add(sign: Sign | null): void;
  /** Looks until it is told to stop. */
  watch(signal: AbortSignal): Promise<void>;
  count(): number;
  /** What is still waited for, in words. */
  left(): string[];
  /** Milliseconds from the acknowledgement until a visitor saw it, of every edit that was seen. */
  times: number[];
}

const nameOf = (sign: Sign): string => `${sign.path} ${'key' in sign ? sign.key : 'text' in sign ? 'picture' : 'there'}`;

export const createWaiting = (visitors: Visitors): Waiting => {
  const waiting = new Map<string, { sign: Sign; since: number }>();
  const times: number[] = [];
  const isSeen = (sign: Sign, status: number, text: string): boolean => {
    if ('isGone' in sign) return (status !== 200) === sign.isGone;
    // Hidden or deleted meanwhile: there is nothing left to see.
    if (status !== 200) return false;
    return 'text' in sign ? text.includes(sign.text) : (marksIn(text).get(sign.key) ?? -1) >= sign.edit;
  };
  return {
    times,
    // An edit that another one of the same thing has overtaken is never seen by itself.
    add: (sign) => {
      if (!sign) return;
      if ('isGone' in sign) for (const [name, { sign: other }] of waiting) if (other.path === sign.path) waiting.delete(name);
      waiting.set(nameOf(sign), { sign, since: performance.now() });
    },
    count: () => waiting.size,
    left: () => [...waiting.values()].map(({ sign }) => JSON.stringify(sign)),
    watch: async (signal) => {
      while (!signal.aborted) {
        for (const [name, entry] of [...waiting]) {
          const { status, text } = await visitors.visit(entry.sign.path);
          if (!isSeen(entry.sign, status, text) || waiting.get(name) !== entry) continue;
          waiting.delete(name);
          times.push(performance.now() - entry.since);
        }
        await pause(LOOK_MS);
      }
    },
  };
};
