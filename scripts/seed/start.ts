import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../process/log.ts';
import { openMarker } from './marker.ts';
import type { SeedOptions } from './seed.ts';

export type SeedCall = Omit<SeedOptions, 'signal'>;

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Fills an empty database with the demo content, in a process of which no memory remains. Does nothing where that was done before. */
export const seedApart = async ({ signal, ...call }: SeedOptions): Promise<void> => {
  if (openMarker(call.dataDir).read() === 'done') return;
  const child = fork(PROGRAM, { execArgv: ['--max-semi-space-size=1'], signal, killSignal: 'SIGKILL' });
  child.on('error', () => {});
  child.send(call satisfies SeedCall);
  const [status] = await once(child, 'exit');
  signal.throwIfAborted();
  if (status !== 0) throw new ExpectedError('The demo content could not be filled in.');
};
