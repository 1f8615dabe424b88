import { accessSync, constants, existsSync } from 'node:fs';
import { NAME_VARIABLES } from '@sanabel/brand/club';
import { MEMORY } from '../environment/memory.ts';
import { inRoot, ROOT } from '../environment/root.ts';
import { type Child, describeExit, handedOn, startChild } from '../process/child.ts';
import { ExpectedError, type Logs } from '../process/log.ts';
import { isOfRelease } from '../release/archive.ts';
import { fingerprintOf, haveSourcesBeenRemoved, inputFiles, readStamp, removeOutputs, removeStamp, writeStamp } from './built-from.ts';
import { TARGETS, type Target } from './targets.ts';

interface BuildOptions {
  logs: Logs;
  /** Receives every process, so that Ctrl-C can end it. */
  onChild?: (child: Child) => void;
  onBuild?: (name: string) => void;
}

const refuseUnwritable = ({ name, cwd }: Target): void => {
  try {
    accessSync(inRoot(cwd), constants.W_OK);
  } catch {
    throw new ExpectedError(
      `This user cannot write to ${ROOT}, where ${name} must be built: start as its owner, or change the owner (chown -R).`,
    );
  }
};

const buildTarget = async (target: Target, { logs, onChild, onBuild }: BuildOptions): Promise<void> => {
  const files = inputFiles(target.inputs);
  const names = target.hasNames ? handedOn(NAME_VARIABLES) : {};
  const fingerprint = fingerprintOf(files, [...target.args.slice(1), JSON.stringify(names)]);
  const [output] = target.outputs;
  const missing = () => target.proofs.find((proof) => !existsSync(inRoot(proof)));
  if (readStamp(output)?.fingerprint === fingerprint && missing() === undefined) return;
  if (isOfRelease())
    throw new ExpectedError(
      `The unpacked release does not fit this checkout or its names (${target.name}). Unpack the one of this commit, built with the same CLUB_ variables, or delete release.json: then everything is built here.`,
    );
  refuseUnwritable(target);
  onBuild?.(target.name);
  if (missing() !== undefined || haveSourcesBeenRemoved(output, files)) removeOutputs(target.outputs);
  // A failed build must not pass for the output of the earlier sources if they come back.
  removeStamp(output);
  const log = logs.part('build');
  const child = startChild({
    name: `build of ${target.name}`,
    args: [...target.args],
    cwd: inRoot(target.cwd),
    env: { ...names, ...target.env },
    log,
  });
  onChild?.(child);
  const exit = await child.exited;
  if (exit.code !== 0) throw new ExpectedError(`The build of ${target.name} ${describeExit(exit)}:\n${log.tail().join('\n')}`);
  if (missing() !== undefined) throw new ExpectedError(`The build of ${target.name} left no ${missing()}.`);
  writeStamp(output, { fingerprint, files });
};

/** Bytes of memory for two builds side by side: one takes up to 700 MB. */
const AMPLE_MEMORY = 3e9;

/** No build reads the output of another. */
export const buildWhatChanged = async (options: BuildOptions): Promise<void> => {
  const waiting = [...TARGETS];
  const lane = async (): Promise<void> => {
    for (let target = waiting.shift(); target; target = waiting.shift()) await buildTarget(target, options);
  };
  await Promise.all(MEMORY < AMPLE_MEMORY ? [lane()] : [lane(), lane()]);
};
