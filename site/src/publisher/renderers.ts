import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Content, ContentChanges, PreviewRequest } from '@sanabel/contract/content';
import type { Rendered, TakenContent, Task, WorkerData } from './render-worker.ts';

/** More would hold the whole content once more each, for little: the disk is shared. */
const MOST_WORKERS = 4;

export interface Renderers {
  /** Gives all workers the content; the names of the reads that have another answer, and all addresses. */
  take(content: Content, now: Date): Promise<TakenContent & { isRestarted?: boolean }>;
  change(changes: ContentChanges, now: Date): Promise<TakenContent & { isRestarted?: boolean }>;
  /** Whether one has ended: `take` starts another in its place, which knows nothing of what the first had read. */
  isBroken(): boolean;
  /** Renders one address on the worker with the least to do. */
  render(address: string): Promise<Rendered>;
  /** Renders a page as it would be with one item as it is given. */
  preview(request: PreviewRequest, now: Date): Promise<Rendered>;
  /** How many pages are rendered at once. */
  size: number;
  stop(): Promise<void>;
}

type Answer = { id: number; result?: TakenContent | Rendered; error?: string };
interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

const startWorker = async (data: WorkerData, environment: Record<string, string>) => {
  const worker = new Worker(fileURLToPath(new URL('./render-worker.ts', import.meta.url)), {
    workerData: data,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const ready = new Promise<void>((resolve, reject) => {
    waiting.set(0, { resolve, reject });
  });
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let isGone = false;
  worker.on('message', ({ id, result, error }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(result as never);
    else call?.reject(new Error(error));
  });
  worker.on('error', fail);
  worker.on('exit', () => {
    isGone = true;
    fail(new Error('a renderer ended'));
  });
  await ready;
  const run = <Result>(task: Task): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (isGone) return reject(new Error('a renderer ended'));
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, task });
    });
  return { run, load: () => waiting.size, isGone: () => isGone, stop: () => worker.terminate() };
};

/**
 * Starts the renderers: threads, each with the built site and all content, so that rendering takes no time from the server of the site
 * and uses every core. One that ends makes all calls fail until `take` has started a new one in its place.
 */
export const startRenderers = async (data: WorkerData, environment: Record<string, string>): Promise<Renderers> => {
  const size = Math.min(MOST_WORKERS, availableParallelism());
  const start = () => startWorker(data, environment);
  const workers = await Promise.all(Array.from({ length: size }, start));
  const all = async (task: Task): Promise<TakenContent> => {
    const answers = await Promise.all(workers.map((worker) => worker.run<TakenContent>(task)));
    return { changed: [...new Set(answers.flatMap(({ changed }) => changed))], addresses: answers[0]?.addresses ?? [] };
  };
  const freest = () => {
    const [worker] = workers.toSorted((one, other) => one.load() - other.load());
    if (!worker) throw new Error('there is no renderer');
    return worker;
  };
  return {
    size,
    isBroken: () => workers.some((worker) => worker.isGone()),
    take: async (content, now) => {
      const isRestarted = workers.some((worker) => worker.isGone());
      for (const [index, worker] of workers.entries()) if (worker.isGone()) workers[index] = await start();
      return { ...(await all({ kind: 'take', content, now: now.getTime() })), isRestarted };
    },
    change: (changes, now) => all({ kind: 'change', changes, now: now.getTime() }),
    render: (address) => freest().run({ kind: 'render', address }),
    preview: (request, now) => freest().run({ kind: 'preview', request, now: now.getTime() }),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
};
