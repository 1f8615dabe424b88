import { join } from 'node:path';
import { inRoot, packageCommand, TSC, TSC_THRIFT } from '../environment/root.ts';
import { argumentsFor, type Failure, nameOf } from './failures.ts';
import type { Step } from './run-steps.ts';

/** Tests start hundreds of Node processes: cached compilation saves a third of their CPU time. */
const NODE_COMPILE_CACHE = inRoot('node_modules', '.cache', 'node');

const BUILD: Step = { name: 'build of contract, cms and admin', args: [inRoot('scripts', 'build', 'main.ts')] };

const typesOf = (name: string, project: string): Step => ({
  name: `types of ${name}`,
  args: [TSC, '--noEmit', '-p', project, ...TSC_THRIFT.args],
  env: TSC_THRIFT.env,
});

const TYPES: readonly Step[] = [
  typesOf('the scripts', 'scripts'),
  typesOf('the admin', 'admin'),
  typesOf('the tests of contract and cms', 'tsconfig.tests.json'),
  {
    name: 'types of the site',
    args: [packageCommand('astro'), 'check', '--minimumSeverity', 'warning'],
    cwd: 'site',
    // The site's configuration requires it; nothing is read with it here.
    env: { CONTENT_TOKEN: 'no content is read', ASTRO_TELEMETRY_DISABLED: '1' },
  },
];

export const TYPE_CHECKS: readonly Step[] = [BUILD, ...TYPES];

export const FORMAT: readonly Step[] = [{ name: 'format', args: [packageCommand('biome'), 'check', '--write', '.'] }];

export const LINT: readonly Step[] = [
  { name: 'lint', args: [packageCommand('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'imports between the parts', args: [packageCommand('depcruise'), '--config', '.dependency-cruiser.cjs', '.'] },
];

export const vitestArguments = (projects: readonly string[], report: string): string[] => [
  packageCommand('vitest'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** Each kind of test is a separate step, so that a failed unit test is reported before the browser has run. */
const testStep = (name: string, reports: string, project: string): Step => {
  const report = join(reports, `${project}.json`);
  return { name, args: vitestArguments([project], report), env: { TEST_BUILT: 'yes', NODE_COMPILE_CACHE }, report };
};

export const repetitionOf = (step: Step, failure: Failure): Step => ({
  ...step,
  name: `again, alone: ${nameOf(failure)}`,
  args: [...step.args, ...argumentsFor(failure)],
});

/** Everything else reads the output of the build. */
export const firstSteps: readonly Step[] = [BUILD];

/** Two lanes for two cores. API tests run two at a time from one queue; the browser runs beside them, because each waits a good deal. */
export const lanes = (reports: string): Step[][] => [
  [...LINT, ...TYPES, testStep('end-to-end tests', reports, 'e2e')],
  [testStep('unit tests', reports, 'unit'), testStep('API tests', reports, 'api')],
];
