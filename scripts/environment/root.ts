import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);

/** Path of a command of a root package, to be run by this same Node. */
export const packageCommand = (name: string): string => inRoot('node_modules', '.bin', name);

/** TypeScript 7 is three times as fast; the older one beside it is the library for `astro check` and dependency-cruiser. */
export const TSC = inRoot('node_modules', 'typescript-7', 'bin', 'tsc');

/** Saves half of the CPU time: several checkers would repeat shared work, and the garbage collector runs less often. */
export const TSC_THRIFT = { args: ['--checkers', '1'], env: { GOGC: '400' } } as const;
