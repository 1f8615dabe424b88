import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCounts, closingLine, readCount } from './count.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-count-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const reportWith = (values: object) => {
  const path = join(folder, 'report.json');
  writeFileSync(
    path,
    JSON.stringify({ success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...values }),
  );
  return path;
};

it('adds up and says so in one plain line', () => {
  const sum = addCounts(readCount(reportWith({})), readCount(reportWith({ numPassedTests: 4 })));
  expect(closingLine(sum)).toBe('7 passed, 0 failed');
  expect(closingLine({ ...sum, skipped: 2 })).toBe('7 passed, 0 failed, 2 skipped');
});

it('counts a suite that broke without a failed test as a failure', () => {
  expect(closingLine(readCount(reportWith({ success: false })))).toBe('3 passed, 1 failed');
  expect(closingLine(readCount(join(folder, 'nothing.json')))).toBe('0 passed, 1 failed');
});
