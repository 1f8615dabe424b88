import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** The files that a build reads, as paths inside the repository. Tests and earlier output are no input. */
export const inputFiles = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => filesUnder(inRoot(path)))
    .map((path) => relative(ROOT, path))
    .sort();

/** One short text that changes when a file does: its name or its content. `settings` joins in. */
export const fingerprintOf = (files: readonly string[], settings: readonly string[] = []): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('base64url').slice(0, 22);
};
