import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { inRoot, ROOT } from '../environment/root.ts';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.astro', '.cache', 'test']);
const isTest = (name: string): boolean => /\.(?:test|spec)\.[cm]?tsx?$/.test(name);

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesUnder(join(path, entry.name));
    return entry.isFile() && !isTest(entry.name) ? [join(path, entry.name)] : [];
  });
};

/** Lists the files that a build reads, relative to the repository. Skips tests and earlier output. */
export const inputFiles = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => filesUnder(inRoot(path)))
    .map((path) => relative(ROOT, path))
    .sort();

export const fingerprintOf = (files: readonly string[], settings: readonly string[] = []): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('base64url').slice(0, 22);
};

/** Sources of an output folder. The stamp is inside that folder, so it is deleted with the output. */
const stamp = z.object({ fingerprint: z.string(), files: z.array(z.string()) });
type Stamp = z.infer<typeof stamp>;

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

export const removeStamp = (output: string): void => rmSync(stampPath(output), { force: true });

/** Tells if a source of the last build has been removed since. */
export const haveSourcesBeenRemoved = (output: string, now: readonly string[]): boolean =>
  !(readStamp(output)?.files ?? []).every((file) => now.includes(file));

/** Compilers keep the output of removed sources and trust partial output, so they have to start from nothing. */
export const removeOutputs = (outputs: readonly string[]): void => {
  for (const output of outputs) rmSync(inRoot(output), { recursive: true, force: true });
};
