import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';
import { inRoot } from '../environment/root.ts';

export interface Failure {
  file: string;
  /** Name of the test after those of its groups, as `--testNamePattern` reads it; null when the whole file broke before its first test. */
  name: string | null;
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads the failures from a JSON report of vitest; null when the run broke before it was written. */
export const readFailures = (path: string): Failure[] | null => {
  if (!existsSync(path)) return null;
  return report.parse(JSON.parse(readFileSync(path, 'utf8'))).testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed: Failure[] = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title }) => ({ file, name: [...ancestorTitles, title].join(' > ') }));
    if (failed.length > 0) return failed;
    return status === 'failed' ? [{ file, name: null }] : [];
  });
};

export const argumentsFor = ({ file, name }: Failure): string[] =>
  name === null ? [file] : [file, '--testNamePattern', `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`];

export const nameOf = ({ file, name }: Failure): string => `${relative(inRoot(), file)}: ${name ?? 'the whole file'}`;
