import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, type Count, closingLine, readCount } from './count.ts';
import { runLanes, runSteps, type Step } from './run-steps.ts';
import { firstSteps, lanes } from './steps.ts';

const runAll = async (): Promise<boolean> => {
  const reports = mkdtempSync(join(tmpdir(), 'sanabel-tests-'));
  let count: Count = { passed: 0, failed: 0, skipped: 0 };
  const onStep = ({ report }: Step): void => {
    if (report) count = addCounts(count, readCount(report));
  };
  const hasPassed = (await runSteps(firstSteps, onStep)) && (await runLanes(lanes(reports), onStep));
  rmSync(reports, { recursive: true, force: true });
  // A failed type check or lint is no failed test, but the line must not read as a success.
  if (!hasPassed && count.failed === 0) count = addCounts(count, { passed: 0, failed: 1, skipped: 0 });
  console.log(`\n${closingLine(count)}`);
  return hasPassed;
};

process.exitCode = (await runAll()) ? 0 : 1;
