import { spawn } from 'node:child_process';
import { inRoot } from '../environment/root.ts';

/** One command of the suite: a file for this same Node, and what it takes. */
export interface Step {
  name: string;
  args: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Set for a step that counts tests; the file in which it reports them. */
  report?: string;
}

const run = ({ args, cwd = '.', env = {} }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd: inRoot(cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

/** Runs the steps in order, their output straight through, up to the first that fails; whether all of them passed. */
export const runSteps = async (steps: readonly Step[], onStep: (step: Step) => void = () => {}): Promise<boolean> => {
  for (const step of steps) {
    console.log(`\n— ${step.name}`);
    const hasPassed = await run(step);
    onStep(step);
    if (!hasPassed) {
      console.error(`\nFailed: ${step.name}`);
      return false;
    }
  }
  return true;
};
