import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Runs in a separate session: a terminal sends Ctrl-C and its hangup to all processes of a session. */
  isApart?: boolean;
}

export const runProgram = async (
  program: string,
  args: readonly string[],
  { cwd, env, isApart = false }: RunOptions,
): Promise<{ status: number | null; output: string; answer: string }> => {
  const child = spawn(program, args, { cwd, ...(env && { env }), stdio: ['ignore', 'pipe', 'pipe'], detached: isApart });
  let [output, answer] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (data: string) => {
    output += data;
    answer += data;
  });
  child.stderr.setEncoding('utf8').on('data', (data: string) => {
    output += data;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output, answer };
};
