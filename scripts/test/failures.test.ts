import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { argumentsFor, readFailures } from './failures.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-failures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = (testResults: object[]): string => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ testResults }));
  return path;
};

it('names each failed test, and a file that broke before its first one', () => {
  const failed = { fullName: 'a list is sorted (by name)', status: 'failed' };
  const path = reportOf([
    { name: '/a.test.ts', status: 'failed', assertionResults: [{ fullName: 'a list is read', status: 'passed' }, failed] },
    { name: '/b.test.ts', status: 'failed', assertionResults: [] },
    { name: '/c.test.ts', status: 'passed', assertionResults: [] },
  ]);
  expect(readFailures(path)).toEqual([
    { file: '/a.test.ts', name: failed.fullName },
    { file: '/b.test.ts', name: null },
  ]);
});

it('knows a run that left no report from one without a failure', () => {
  expect(readFailures(join(folder, 'none.json'))).toBeNull();
  expect(readFailures(reportOf([]))).toEqual([]);
});

it('asks for one test by its whole name, whatever signs it has', () => {
  const [, , pattern = ''] = argumentsFor({ file: '/a.test.ts', name: 'costs 5 (or 6) in [all]?' });
  expect(new RegExp(pattern).test('costs 5 (or 6) in [all]?')).toBe(true);
  expect(new RegExp(pattern).test('really costs 5 (or 6) in [all]?')).toBe(false);
});
