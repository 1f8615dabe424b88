import { closeSync, fstatSync, openSync, renameSync, truncateSync, writeSync } from 'node:fs';

export interface RotatingFile {
  /** Writes at once: the last lines before an end matter most. Never throws: a full disk must not end the process that reports it. */
  write(line: string): void;
}

/** Keeps a log below twice `maxBytes`: a full file becomes `<path>.1`, or is emptied: lost lines are better than a full disk. */
export const openRotatingFile = (path: string, maxBytes: number): RotatingFile => {
  let file: number | null = null;
  let bytes = 0;
  let lost = 0;
  const open = (): number => {
    file ??= openSync(path, 'a', 0o600);
    bytes = fstatSync(file).size;
    return file;
  };
  const rotate = (full: number): number => {
    closeSync(full);
    file = null;
    try {
      renameSync(path, `${path}.1`);
    } catch {
      truncateSync(path);
    }
    return open();
  };
  const append = (line: string): void => {
    const text = Buffer.from(`${line}\n`);
    const current = file ?? open();
    const target = bytes > 0 && bytes + text.length > maxBytes ? rotate(current) : current;
    // A nearly full disk takes only a part of a line.
    for (let written = 0; written < text.length; ) written += writeSync(target, text, written);
    bytes += text.length;
  };
  return {
    write: (line) => {
      try {
        if (lost > 0) append(`${lost} lines could not be written`);
        lost = 0;
        append(line);
      } catch {
        lost += 1;
      }
    },
  };
};
