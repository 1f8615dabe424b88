import { runSteps } from '../test/run-steps.ts';
import { TYPE_CHECKS } from '../test/steps.ts';

/** `npm run typecheck` */
process.exitCode = (await runSteps(TYPE_CHECKS)) ? 0 : 1;
