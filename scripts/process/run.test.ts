import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { runProgram } from './run.ts';

const NODE = process.execPath;

it('gives what a program says on both ways, and apart what it answers', async () => {
  const { status, output, answer } = await runProgram(NODE, ['-e', 'console.log("قمح"); console.error("bad"); process.exit(3)'], {
    cwd: '/',
  });
  expect([status, output.includes('قمح'), output.includes('bad'), answer]).toEqual([3, true, true, 'قمح\n']);
});

it('rejects for a program that is not there', () => expect(runProgram('/no/program', [], { cwd: '/' })).rejects.toThrow(/ENOENT/));

it.each([
  [true, 'done'],
  [false, 'ended'],
])('lets Ctrl-C on a terminal reach it only where it is not apart: %s', async (isApart, expected) => {
  const inner = 'console.error("begun"); setTimeout(() => console.log("done"), 1000)';
  const outer = `
    import { runProgram } from ${JSON.stringify(inRoot('scripts', 'process', 'run.ts'))};
    process.on('SIGINT', () => {});
    const running = runProgram(process.execPath, ['-e', ${JSON.stringify(inner)}], { cwd: '/', isApart: ${isApart} });
    console.log('begun');
    const { status } = await running;
    console.log(status === 0 ? 'done' : 'ended');`;
  // A separate group, like the processes of a terminal.
  const child = spawn(NODE, ['--input-type=module', '-e', outer], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output === 'begun\n') process.kill(-(child.pid ?? 0), 'SIGINT');
  });
  await once(child, 'close');
  expect(output).toBe(`begun\n${expected}\n`);
});
