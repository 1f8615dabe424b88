import { runSteps, type Step } from '../test/run-steps.ts';
import { FORMAT, LINT, TYPE_CHECKS } from '../test/steps.ts';

const STEPS: Readonly<Record<string, readonly Step[]>> = { lint: LINT, format: FORMAT, types: TYPE_CHECKS };

process.exitCode = (await runSteps(STEPS[process.argv[2] ?? ''] ?? [])).length > 0 ? 1 : 0;
