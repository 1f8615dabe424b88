import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** A file that lines are added to. */
export interface RotatingFile {
  /** Written at once: the last lines before an end are the ones that matter. */
  write(line: string): void;
}

/**
 * Opens a log that never takes more than twice `maxBytes`: a full file becomes `<path>.1`, in place of the one before, while the process
 * runs. Where it cannot be renamed it is emptied: a disk that fills up is worse than lines that are lost.
 */
export const openRotatingFile = (path: string, maxBytes: number): RotatingFile => {
  let file = openSync(path, 'a', 0o600);
  let bytes = fstatSync(file).size;
  const rotate = (): void => {
    closeSync(file);
    try {
      renameSync(path, `${path}.1`);
    } catch {
      // Emptied below.
    }
    file = openSync(path, 'w', 0o600);
    bytes = 0;
  };
  return {
    write: (line) => {
      const text = Buffer.from(`${line}\n`);
      if (bytes > 0 && bytes + text.length > maxBytes) rotate();
      writeSync(file, text);
      bytes += text.length;
    },
  };
};
