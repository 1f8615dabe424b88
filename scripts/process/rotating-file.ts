import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

export interface RotatingFile {
  /** Writes at once: the last lines before an end matter most. */
  write(line: string): void;
}

/** Keeps a log below twice `maxBytes`: a full file becomes `<path>.1`, or is emptied: lost lines are better than a full disk. */
export const openRotatingFile = (path: string, maxBytes: number): RotatingFile => {
  let file = openSync(path, 'a', 0o600);
  let bytes = fstatSync(file).size;
  const rotate = (): void => {
    closeSync(file);
    try {
      renameSync(path, `${path}.1`);
    } catch {
      // The file is emptied below.
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
