import { spawn } from 'node:child_process';
import { inRoot } from '../environment/root.ts';

export interface Step {
  name: string;
  args: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Path of vitest's JSON report, which the step writes. */
  report?: string;
}

/** Shows output directly, or all at once at the end when other steps run beside it. */
const run = ({ args, cwd = '.', env = {} }: Step, isBeside: boolean): Promise<{ hasPassed: boolean; output: string }> =>
  new Promise((resolve) => {
    const output: Buffer[] = [];
    const end = (hasPassed: boolean) => resolve({ hasPassed, output: Buffer.concat(output).toString() });
    const child = spawn(process.execPath, [...args], {
      cwd: inRoot(cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });

/** Runs the steps in order, up to the first failure, or all of them when others run beside. Returns the failed ones. */
export const runSteps = async (steps: readonly Step[], isBeside = false): Promise<Step[]> => {
  const failed: Step[] = [];
  for (const step of steps) {
    if (!isBeside) console.log(`\n— ${step.name}`);
    const { hasPassed, output } = await run(step, isBeside);
    if (isBeside) console.log(`\n— ${step.name}\n${output}`);
    if (hasPassed) continue;
    console.error(`\nFailed: ${step.name}`);
    failed.push(step);
    // A failed type check must not hide the test results.
    if (!isBeside) break;
  }
  return failed;
};

/** Runs lanes in parallel, one for each core or waiting server. A failed lane does not stop the others. Returns the failed steps. */
export const runLanes = async (lanes: readonly (readonly Step[])[]): Promise<Step[]> => {
  console.log(`\nSide by side: ${lanes.map((steps) => steps.map(({ name }) => name).join(', then ')).join(' · ')}`);
  return (await Promise.all(lanes.map((steps) => runSteps(steps, true)))).flat();
};
