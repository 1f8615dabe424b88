import { createRequire } from 'node:module';
import threads, { Worker } from 'node:worker_threads';
import { inRoot, ROOT } from '../../environment/root.ts';

export const RUN_ENDED = '{"message":"this run of the cms has ended"}';

const load = createRequire(inRoot('cms', 'dist', 'src', 'server.js'));
const isOurs = (file: string): boolean => file.startsWith(ROOT) && !file.includes('node_modules');
const endProcess = process.exit;
const endIdle = () => endProcess();
/** Unfinished work of an ended run finds no database; in production its process has ended by then. */
const ignore = () => {};

/** Threads of a run, which in production end with its process. */
const running = new Set<Worker>();
class KnownWorker extends Worker {
  constructor(...options: ConstructorParameters<typeof Worker>) {
    super(...options);
    running.add(this);
  }
}

/** A failed run, or one that no one waits for, ends the process, too. */
const endRun = ((status?: number) => {
  if (status || !process.connected) endProcess(status);
  for (const thread of running) void thread.terminate();
  running.clear();
  console.log(RUN_ENDED);
  waitForRun();
}) as typeof process.exit;

/** Our own modules read settings while they load, so they are loaded again; those of packages stay. */
const run = (environment: Record<string, string>): void => {
  process.off('disconnect', endIdle).off('uncaughtException', ignore);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  for (const file of Object.keys(load.cache)) if (isOurs(file)) delete load.cache[file];
  load('./server.js');
};

const waitForRun = (): void => {
  process.once('message', run);
  process.once('disconnect', endIdle).on('uncaughtException', ignore);
  process.channel?.ref();
};

/** Strapi removes all listeners of the process when it ends. Node's own must stay, or signals are lost. */
const removeAll = process.removeAllListeners.bind(process);
const removeStrapis = (event?: string | symbol) => {
  const events = event ? [event] : process.eventNames().filter((name) => name !== 'newListener' && name !== 'removeListener');
  for (const name of events) removeAll(name);
  return process;
};

if (import.meta.main) {
  process.removeAllListeners = removeStrapis;
  process.exit = endRun;
  threads.Worker = KnownWorker;
  waitForRun();
}
