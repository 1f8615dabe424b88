import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, type Count, closingLine, NOTHING, readCount } from './count.ts';
import { type Failure, nameOf, readFailures } from './failures.ts';
import { runLanes, runSteps, type Step } from './run-steps.ts';
import { firstSteps, lanes, repetitionOf } from './steps.ts';

/** Limit of repetitions for one step: several failures at once have a cause, and repeating them only delays the answer. */
const MOST_REPEATED = 3;

/** Repeats a failed test alone. A run that finds no such test does not count as passed. */
const passesAlone = async (step: Step, failure: Failure): Promise<boolean> =>
  (await runSteps([repetitionOf(step, failure)])).length === 0 && step.report !== undefined && readCount(step.report).passed > 0;

/** Returns the failures that pass when they are repeated. */
const findFlaky = async (step: Step, failures: readonly Failure[]): Promise<Failure[]> => {
  if (failures.length > MOST_REPEATED) return [];
  const flaky: Failure[] = [];
  for (const failure of failures) if (await passesAlone(step, failure)) flaky.push(failure);
  return flaky;
};

const runAll = async (reports: string): Promise<boolean> => {
  const broken = await runSteps(firstSteps);
  const planned = broken.length > 0 ? [] : lanes(reports);
  const failedSteps = broken.length > 0 ? broken : await runLanes(planned);
  // Count before a repetition overwrites the report.
  let count = planned.flat().reduce((sum: Count, { report }) => (report ? addCounts(sum, readCount(report)) : sum), NOTHING);
  const flaky: string[] = [];
  const failed: string[] = [];
  for (const step of failedSteps) {
    const failures = step.report ? (readFailures(step.report) ?? []) : [];
    const passed = await findFlaky(step, failures);
    flaky.push(...passed.map(nameOf));
    failed.push(...(failures.length > 0 ? failures.filter((failure) => !passed.includes(failure)).map(nameOf) : [step.name]));
    count = addCounts(count, { passed: passed.length, failed: -passed.length, skipped: 0 });
  }
  // A failed type check or lint is no failed test, but the line must not read as a success.
  if (failed.length > 0 && count.failed === 0) count = addCounts(count, { passed: 0, failed: 1, skipped: 0 });
  console.log('');
  for (const name of flaky) console.log(`Flaky: ${name}`);
  for (const name of failed) console.log(`Failed: ${name}`);
  console.log(closingLine(count));
  return failed.length === 0;
};

const reports = mkdtempSync(join(tmpdir(), 'sanabel-tests-'));
process.exitCode = (await runAll(reports)) ? 0 : 1;
rmSync(reports, { recursive: true, force: true });
