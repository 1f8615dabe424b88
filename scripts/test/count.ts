import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

const report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

/** Counts a suite that broke before its first test as one failure, so that it does not look like a pass. */
export const readCount = (path: string): Count => {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const read = report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const failed = read.success ? read.numFailedTests : Math.max(1, read.numFailedTests);
  return { passed: read.numPassedTests, failed, skipped: read.numPendingTests + read.numTodoTests };
};

export const addCounts = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
