import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../environment/root.ts';

/** One of several programs behind an npm script, such as `npm run bench -- api`. */
export interface Program {
  /** Its file, from the root of the repository. */
  file: string;
  about: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Needs the packages that a normal install leaves out. */
  needsBenchPackages?: boolean;
}

export type Programs = Readonly<Record<string, Program>>;

/** Returns a line for each program: its name and what it does. */
export const listOf = (programs: Programs): string => {
  const width = Math.max(...Object.keys(programs).map((name) => name.length));
  return Object.entries(programs)
    .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
    .join('\n');
};

/** Runs the program that the first argument names, with the other arguments. Prints the list where it names none. */
export const runNamed = async (command: string, programs: Programs): Promise<void> => {
  const [, , name] = process.argv;
  const program = name === undefined ? undefined : programs[name];
  if (!program) {
    console.log(`npm run ${command} -- NAME\n${listOf(programs)}`);
    process.exitCode = name === undefined ? 0 : 1;
    return;
  }
  if (program.needsBenchPackages) {
    const { status } = spawnSync(process.execPath, [inRoot('scripts', 'install.mjs'), '--bench'], { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
  Object.assign(process.env, program.env);
  process.argv.splice(2, 1, ...(program.args ?? []));
  await import(pathToFileURL(inRoot(program.file)).href);
};
