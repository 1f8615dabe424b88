import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { inRoot } from '../environment/root.ts';

/** The sources of an output folder. The note lies inside that folder, so that it goes when the output is deleted. */
const stamp = z.object({ fingerprint: z.string(), files: z.array(z.string()) });
export type Stamp = z.infer<typeof stamp>;

const STAMP_FILE = '.built-from.json';
const stampPath = (output: string): string => join(inRoot(output), STAMP_FILE);

export const readStamp = (output: string): Stamp | null => {
  if (!existsSync(stampPath(output))) return null;
  try {
    return stamp.parse(JSON.parse(readFileSync(stampPath(output), 'utf8')));
  } catch {
    return null;
  }
};

export const writeStamp = (output: string, value: Stamp): void => {
  mkdirSync(dirname(stampPath(output)), { recursive: true });
  writeFileSync(stampPath(output), JSON.stringify(value));
};

/** Whether a source that was built into a folder is no longer among those of now. */
export const haveSourcesGone = (output: string, now: readonly string[]): boolean =>
  !(readStamp(output)?.files ?? []).every((file) => now.includes(file));

/** Compilers leave the output of a source that is gone, and take what is half there for whole: then they start from nothing. */
export const removeOutputs = (outputs: readonly string[]): void => {
  for (const output of outputs) rmSync(inRoot(output), { recursive: true, force: true });
};
