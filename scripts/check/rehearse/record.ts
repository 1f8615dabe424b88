import { rmSync } from 'node:fs';

/** What a rehearsal in a folder has come to: told line by line with the seconds since its beginning. */
export const openRecord = (home: string) => {
  const faults: string[] = [];
  const begun = performance.now();
  const tell = (text: string): void => console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${text}`);
  return {
    tell,
    judge: (isRight: boolean, text: string): void => {
      tell(`${isRight ? 'right' : 'WRONG'}: ${text}`);
      if (!isRight) faults.push(text);
    },
    /** It cannot go on. */
    fail: (error: unknown): void => {
      faults.push('it did not come to its end');
      console.error(error);
    },
    /** Ends the process with the verdict; the folder of one that failed stays, to be looked into. */
    end: (): never => {
      console.log(faults.length === 0 ? '\nPASSED' : `\nFAILED: ${faults.join('; ')}\nEverything is in ${home}.`);
      if (faults.length === 0) rmSync(home, { recursive: true, force: true });
      process.exit(faults.length === 0 ? 0 : 1);
    },
  };
};
