import { readdirSync, readFileSync } from 'node:fs';

const read = (file: () => string): string => {
  try {
    return file();
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
};

const isIn = (folder: string, pid: string): boolean =>
  read(() => readFileSync(`/proc/${pid}/environ`, 'utf8'))
    .split('\0')
    // A shell that someone opened in the folder is none of ours.
    .some((variable) => variable.includes(folder) && !/^(?:OLD)?PWD=/.test(variable));

/** Lists the processes that got the folder in a variable, such as PATH. Empty where there is no /proc. */
const processesOf = (folder: string): number[] =>
  read(() => readdirSync('/proc').join('\n'))
    .split('\n')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isIn(folder, name))
    .map(Number);

/** A killed process may just have started another. */
const MOST_ROUNDS = 20;

/** Kills the processes of a folder, those included whose parents have ended. Returns how many there were. */
export const killAllOf = (folder: string): number => {
  const killed = new Set<number>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = processesOf(folder).filter((pid) => !killed.has(pid));
    if (found.length === 0) break;
    for (const pid of found) {
      killed.add(pid);
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  return killed.size;
};
