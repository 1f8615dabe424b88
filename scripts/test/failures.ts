import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** A test that failed, as vitest can be asked to run it by itself. */
export interface Failure {
  file: string;
  /** Its full name, or null where the whole file broke before its first test. */
  name: string | null;
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads what failed from a JSON report of vitest. Returns null when there is none: the run broke before its end. */
export const readFailures = (path: string): Failure[] | null => {
  if (!existsSync(path)) return null;
  return report.parse(JSON.parse(readFileSync(path, 'utf8'))).testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed: Failure[] = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => ({ file, name: fullName }));
    if (failed.length > 0) return failed;
    return status === 'failed' ? [{ file, name: null }] : [];
  });
};

/** The arguments with which vitest runs one failed test again. */
export const argumentsFor = ({ file, name }: Failure): string[] =>
  name === null ? [file] : [file, '--testNamePattern', `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`];
