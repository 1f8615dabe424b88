import { createRequire } from 'node:module';
import threads, { Worker } from 'node:worker_threads';
import { inRoot, ROOT } from '../../environment/root.ts';

/** The line with which a run ends in a process that goes on. */
export const RUN_ENDED = '{"message":"this run of the cms has ended"}';

const load = createRequire(inRoot('cms', 'dist', 'src', 'server.js'));
const isOurs = (file: string): boolean => file.startsWith(ROOT) && !file.includes('node_modules');
const endProcess = process.exit;
const endIdle = () => endProcess();
/** What an ended run still had under way finds no database any more; in production its process is gone by then. */
const ignore = () => {};

/** The threads of a run, which in production end with its process. */
const running = new Set<Worker>();
class KnownWorker extends Worker {
  constructor(...options: ConstructorParameters<typeof Worker>) {
    super(...options);
    running.add(this);
  }
}

/** A run that failed, or that nobody waits for, takes the process with it. */
const endRun = ((status?: number) => {
  if (status || !process.connected) endProcess(status);
  for (const thread of running) void thread.terminate();
  running.clear();
  console.log(RUN_ENDED);
  waitForRun();
}) as typeof process.exit;

/** Our own modules read settings when they are loaded, so they are loaded anew; those of packages stay. */
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

/** Strapi takes all listeners of the process away when it ends. Node's own, which make signals heard, must stay. */
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
