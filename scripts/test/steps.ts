import { join } from 'node:path';
import { inRoot, packageCommand } from '../environment/root.ts';
import type { Step } from './run-steps.ts';

const TSC = packageCommand('tsc');

const BUILD: Step = { name: 'build of contract, cms and admin', args: [inRoot('scripts', 'build', 'main.ts')] };

const TYPES: readonly Step[] = [
  { name: 'types of the scripts', args: [TSC, '--noEmit', '-p', 'scripts'] },
  { name: 'types of the admin', args: [TSC, '--noEmit', '-p', 'admin'] },
  { name: 'types of the tests of contract and cms', args: [TSC, '--noEmit', '-p', 'tsconfig.tests.json'] },
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

/** Each kind of test is a step of its own: a broken unit is heard of before the browser has run. `part` is that of its files, as in `1/2`. */
const testStep = (name: string, project: string, reports: string, part = '1/1'): Step => {
  const report = join(reports, `${project}-${part.replace('/', '-of-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, args: [packageCommand('vitest'), 'run', '--project', project, `--shard=${part}`, ...reporters], report };
};

/** What goes first, and what everything else reads. */
export const firstSteps: readonly Step[] = [BUILD];

/** What needs no server. `reports` is a folder for the counts. */
export const quickLanes = (reports: string): Step[][] => [[...LINT, ...TYPES], [testStep('unit tests', 'unit', reports)]];

/** What runs real servers: the API on either database, and the browser. A lane more than the two cores of a small machine: each waits a good deal. */
export const serverLanes = (reports: string): Step[][] => [
  [testStep('end-to-end tests', 'e2e', reports)],
  [testStep('API tests, first half', 'api', reports, '1/2'), testStep('API tests on PostgreSQL', 'api-postgres', reports)],
  [testStep('API tests, second half', 'api', reports, '2/2')],
];
