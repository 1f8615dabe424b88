import type { Random } from '../../testing/random.ts';

export interface Fault {
  weight: number;
  isPossible?: boolean;
  /** Resolves when it is over and everything runs again. */
  run(): Promise<unknown>;
}

/** A stack, the people who use it, the faults that it can have, and the rules by which it is judged. */
export interface Suite {
  faults: Readonly<Record<string, Fault>>;
  mostAtOnce: number;
  /** Lets people work; the returned function waits for their last edit. */
  begin(): () => Promise<unknown>;
  /** Returns what differs from what was acknowledged, a line each; called after each round. */
  judge(): Promise<string[]>;
  /** Judges what shows at the end only. */
  finish(): Promise<string[]>;
  /** The figures, and the verdict on their limits. */
  summary(): { lines: string[]; isRight: boolean };
  close(): Promise<void>;
}

interface Options {
  rounds: number;
  random: Random;
  /** The name of one fault, or a part of several names; empty for all. */
  only: string;
  stopsEarly?: boolean;
  signal?: AbortSignal;
  onRound?(round: number, faults: readonly string[], violations: readonly string[]): void;
}

const drawFaults = ({ faults, mostAtOnce }: Suite, random: Random, only: string): string[] => {
  const possible = Object.entries(faults).filter(([, { isPossible }]) => isPossible ?? true);
  const isExact = possible.some(([name]) => name === only);
  const chosen = possible.filter(([name]) => (isExact ? name === only : name.includes(only)));
  const weighted = chosen.flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
  return [...new Set(Array.from({ length: 1 + random.below(mostAtOnce) }, () => random.pick(weighted)))];
};

/** People work, faults happen, everything runs again, and the stack is judged; then once more. Returns the violations. */
export const runRounds = async (suite: Suite, { rounds, random, only, stopsEarly, signal, onRound }: Options): Promise<string[]> => {
  const violations: string[] = [];
  let place = 'before the first round';
  try {
    for (let round = 1; round <= rounds && !signal?.aborted; round += 1) {
      const names = drawFaults(suite, random, only);
      place = `round ${round}, ${names.join(' + ')}`;
      const end = suite.begin();
      await Promise.all(names.map((name) => suite.faults[name]?.run()));
      await end();
      const found = await suite.judge();
      violations.push(...found.map((line) => `${place}: ${line}`));
      onRound?.(round, names, found);
      if (stopsEarly && found.length > 0) break;
    }
    place = 'at the end';
    violations.push(...(await suite.finish()).map((line) => `${place}: ${line}`));
  } catch (error) {
    // A round that cannot continue is a violation.
    violations.push(`${place}: ${error instanceof Error ? `${error.stack}${error.cause ? ` because of ${error.cause}` : ''}` : error}`);
  } finally {
    await suite.close();
  }
  return violations;
};
