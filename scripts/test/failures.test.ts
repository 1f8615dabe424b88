import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCount } from './count.ts';
import { argumentsFor, readFailures } from './failures.ts';
import { runSteps } from './run-steps.ts';
import { repetitionOf, vitestArguments } from './steps.ts';

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
  const failed = { ancestorTitles: ['a list', 'of crops'], title: 'is sorted (by name)', status: 'failed' };
  const path = reportOf([
    { name: '/a.test.ts', status: 'failed', assertionResults: [{ ...failed, title: 'is read', status: 'passed' }, failed] },
    { name: '/b.test.ts', status: 'failed', assertionResults: [] },
    { name: '/c.test.ts', status: 'passed', assertionResults: [] },
  ]);
  expect(readFailures(path)).toEqual([
    { file: '/a.test.ts', name: 'a list > of crops > is sorted (by name)' },
    { file: '/b.test.ts', name: null },
  ]);
});

it('knows a run that left no report from one without a failure', () => {
  expect(readFailures(join(folder, 'none.json'))).toBeNull();
  expect(readFailures(reportOf([]))).toEqual([]);
});

describe('a repetition', () => {
  it('asks for one test by its whole name, whatever signs it has', () => {
    const [, , pattern = ''] = argumentsFor({ file: '/a.test.ts', name: 'costs 5 (or 6) in [all]?' });
    expect(new RegExp(pattern).test('costs 5 (or 6) in [all]?')).toBe(true);
    expect(new RegExp(pattern).test('really costs 5 (or 6) in [all]?')).toBe(false);
  });

  it('runs that test and no other', async () => {
    const report = join(folder, 'repetition.json');
    const step = { name: 'unit tests', args: vitestArguments(['unit'], report), report };
    const name = 'a repetition > asks for one test by its whole name, whatever signs it has';
    expect(await runSteps([repetitionOf(step, { file: import.meta.filename, name })])).toEqual([]);
    expect(readCount(report).passed).toBe(1);
  });
});
