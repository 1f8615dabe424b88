import { channel } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';

/**
 * Loaded first (`--import`): at SIGUSR2 the oldest renderer of the publisher ends, in the middle of its work. Node reports each thread that
 * starts, which is the only way to reach it from outside.
 */
const threads = new Set<Worker>();
channel('worker_threads').subscribe((message) => {
  const { worker } = message as { worker: Worker };
  threads.add(worker);
  worker.once('exit', () => threads.delete(worker));
});
process.on('SIGUSR2', () => void [...threads][0]?.terminate());
