/**
 * Runs the long suites in sequence until `--minutes` have passed since `--since` (Unix time in seconds), and names those that did not run.
 * Repeats a failed test alone: failing twice fails the run, passing the second time is reported as flaky.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from '../environment/root.ts';
import { addCounts, type Count, closingLine, NOTHING, readCount } from './count.ts';
import { argumentsFor, type Failure, nameOf, readFailures } from './failures.ts';
import { vitestArguments } from './steps.ts';

interface Suite {
  name: string;
  projects: readonly string[];
  filters?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Shortest first, so that most of them fit. */
const SUITES: readonly Suite[] = [
  {
    name: 'test:long',
    projects: ['unit', 'api', 'e2e'],
    // Long files, and those that run more random cases (testing/size.ts).
    filters: [
      '.long.',
      'publisher/publisher.test',
      'backup/retention.test',
      'publication/advance.test',
      'kit/spreadsheets/spreadsheet.test',
      'unsaved-changes/unsaved-changes.test',
    ],
    env: { TEST_LONG: 'yes' },
  },
  { name: 'test:postgres', projects: ['api-postgres'], env: { TEST_POSTGRES: 'whole' } },
  { name: 'test:panel', projects: ['panel'] },
  { name: 'test:pages', projects: ['pages'] },
];

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '50' }, since: { type: 'string' } } });
const start = values.since === undefined ? Date.now() : Number(values.since) * 1000;
const end = start + Number(values.minutes) * 60_000;
const reports = mkdtempSync(join(tmpdir(), 'sanabel-long-'));

type Ending = 'passed' | 'failed' | 'no time left';

const runVitest = ({ projects, env = {} }: Suite, args: readonly string[], report: string): Ending => {
  const left = end - Date.now();
  if (left <= 0) return 'no time left';
  const { status, error } = spawnSync(process.execPath, [...vitestArguments(projects, report), ...args], {
    cwd: inRoot(),
    env: { ...process.env, TEST_BUILT: 'yes', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: left,
  });
  // vitest exits normally on the signal, so only the error tells.
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return 'no time left';
  return status === 0 ? 'passed' : 'failed';
};

/** A run that finds no such test does not count as passed. */
const passesAlone = (suite: Suite, failure: Failure): boolean => {
  const report = join(reports, 'again.json');
  return runVitest(suite, argumentsFor(failure), report) === 'passed' && readCount(report).passed > 0;
};

let count: Count = NOTHING;
const notRun: string[] = [];
const flaky: string[] = [];

for (const suite of SUITES) {
  console.log(`\n— ${suite.name}`);
  const report = join(reports, `${suite.name.replace(':', '-')}.json`);
  const ending = runVitest(suite, suite.filters ?? [], report);
  if (ending === 'no time left') {
    notRun.push(suite.name);
    continue;
  }
  const ran = readCount(report);
  const failures = ending === 'passed' ? [] : (readFailures(report) ?? []);
  const recovered = failures.filter((failure) => passesAlone(suite, failure));
  flaky.push(...recovered.map(nameOf));
  // A run can fail without a failed test, for example by an error outside of all tests.
  const failed = failures.length > 0 ? failures.length - recovered.length : ran.failed;
  count = addCounts(count, { ...ran, passed: ran.passed + recovered.length, failed });
}
rmSync(reports, { recursive: true, force: true });

for (const name of flaky) console.log(`Flaky: ${name}`);
if (notRun.length > 0) console.log(`Not run to the end within ${values.minutes} minutes: ${notRun.join(', ')}`);
console.log(`\nLong suites: ${closingLine(count)}`);
process.exitCode = count.failed === 0 ? 0 : 1;
