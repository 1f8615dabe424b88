import { join } from 'node:path';
import { inRoot, packageCommand, TSC, TSC_THRIFT } from '../environment/root.ts';
import type { Step } from './run-steps.ts';

/** Renderers, servers and commands of tests start hundreds of times: what was compiled once starts with a third less of the processor. */
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
    // Asked for by the site's configuration; nothing is read with it here.
    env: { CONTENT_TOKEN: 'no content is read', ASTRO_TELEMETRY_DISABLED: '1' },
  },
];

export const TYPE_CHECKS: readonly Step[] = [BUILD, ...TYPES];

const LINT: readonly Step[] = [
  { name: 'lint', args: [packageCommand('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'arrows between the parts', args: [packageCommand('depcruise'), '--config', '.dependency-cruiser.cjs', '.'] },
];

/** Each kind of test is a step of its own, so that a broken unit is heard of before the browser has run. */
const testStep = (name: string, reports: string, project: string): Step => {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    args: [packageCommand('vitest'), 'run', '--project', project, ...reporters],
    env: { TEST_BUILT: 'yes', NODE_COMPILE_CACHE },
    report,
  };
};

/** Goes first: everything else reads its output. */
export const firstSteps: readonly Step[] = [BUILD];

/**
 * Everything else, in two lanes for two cores. Tests of the API take their files from one queue with two at a time; beside them the
 * browser has a third place, because each waits a good deal. `reports` is a folder for the counts.
 */
export const lanes = (reports: string): Step[][] => [
  [...LINT, ...TYPES, testStep('end-to-end tests', reports, 'e2e')],
  [testStep('unit tests', reports, 'unit'), testStep('API tests', reports, 'api')],
];
