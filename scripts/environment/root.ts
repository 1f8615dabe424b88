import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the repository. */
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);

/** The file of a command that a package of the root offers, to be run by this same Node. */
export const packageCommand = (name: string): string => inRoot('node_modules', '.bin', name);

/** TypeScript 7, a program three times as fast; the older one beside it is the library that `astro check` and dependency-cruiser load. */
export const TSC = inRoot('node_modules', 'typescript-7', 'bin', 'tsc');

/** One checker, because several check what they share several times, and a garbage collector that runs seldom: half of the processor's time. */
export const TSC_THRIFT = { args: ['--checkers', '1'], env: { GOGC: '400' } } as const;
