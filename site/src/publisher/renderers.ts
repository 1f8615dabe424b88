import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { MessageChannel, type Transferable, Worker } from 'node:worker_threads';
import type { PreviewRequest } from '@sanabel/contract/content';
import type { Source } from '../content/read.ts';
import type { FieldPaths } from './field-paths.ts';
import type { Target } from './page-writer.ts';
import { renderGroupOf } from './render-group.ts';
import type { Outcome, ReadContent, RenderedPage, TakenContent, Task, WantedPage, WorkerData } from './render-worker.ts';

/** Further workers bring little: each holds the whole content, and the disk is shared. */
const MOST_WORKERS = 4;
/** Bytes below which memory is scarce: one worker must do, as a second one takes some 100 MB. */
const AMPLE_MEMORY = 1.5e9;
/** The memory of this machine, or of its container. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const isScarce = memory < AMPLE_MEMORY;
const defaultSize = (): number => (isScarce ? 1 : Math.min(MOST_WORKERS, availableParallelism()));
/** V8 collects garbage when a heap has grown by 15% since the last time, instead of 100% or more. */
if (isScarce) setFlagsFromString('--heap-growing-percent=15');

export interface Renderers {
  /** Reads what the CMS has changed, or everything. Pages do not show it before `show`. */
  read(source: Source, isWhole: boolean, now: Date): Promise<ReadContent>;
  /** Renders from what was read last; its media must be in their folder. Returns the changed reads and all addresses. */
  show(now: Date): Promise<TakenContent>;
  /** The pages that a visitor can save together. */
  fieldPaths(): Promise<FieldPaths>;
  /** One worker has ended, and its pages' reads are lost: stop all and start new ones. */
  isBroken(): boolean;
  /** Uses the first worker, so that it comes to know the reads of every page. */
  render(address: string): Promise<RenderedPage>;
  /** Renders pages of one render group in order, and writes the changed ones. */
  write(pages: WantedPage[], target: Target): Promise<Outcome[]>;
  preview(request: PreviewRequest, now: Date): Promise<RenderedPage>;
  /** The most workers. */
  size: number;
  /** Ends all workers but the first. Call it when `render` has seen every page of the content. */
  rest(): Promise<void>;
  /** Starts what `rest` has ended; until then the others go on alone. */
  grow(now: Date): void;
  stop(): Promise<void>;
}

type Answer = { id: number; result?: unknown; error?: string };
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
  let hasEnded = false;
  worker.on('message', ({ id, result, error }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(result as never);
    else call?.reject(new Error(error));
  });
  worker.on('error', fail);
  worker.on('exit', () => {
    hasEnded = true;
    fail(new Error('a renderer ended'));
  });
  await ready;
  const run = <Result>(task: Task, transferred: readonly Transferable[] = []): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (hasEnded) return reject(new Error('a renderer ended'));
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, task }, transferred);
    });
  return { run, load: () => waiting.size, hasEnded: () => hasEnded, stop: () => worker.terminate() };
};

type RenderWorker = Awaited<ReturnType<typeof startWorker>>;

const stopAll = async (workers: readonly RenderWorker[]): Promise<void> => {
  await Promise.all(workers.map((worker) => worker.stop()));
};

/** Starts threads, so that rendering takes no time from the site's server. When one ends, later calls fail. */
export const startRenderers = async (data: WorkerData, environment: Record<string, string>, size = defaultSize()): Promise<Renderers> => {
  const start = async (count: number): Promise<RenderWorker[]> => {
    const started = await Promise.allSettled(Array.from({ length: count }, () => startWorker(data, environment)));
    const ready = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = started.find((one) => one.status === 'rejected');
    if (!failed) return ready;
    await stopAll(ready);
    throw failed.reason;
  };
  const workers = await start(size);
  let growing: Promise<void> | null = null;
  const first = (): RenderWorker => {
    const [worker] = workers;
    if (!worker) throw new Error('there is no renderer');
    return worker;
  };
  /** Sends straight from the first worker to another: ten thousand items are too much to pass through this thread. */
  const send = async (of: 'update' | 'content', to: RenderWorker): Promise<void> => {
    const { port1, port2 } = new MessageChannel();
    await Promise.all([first().run({ kind: 'send', of, port: port1 }, [port1]), to.run({ kind: 'receive', port: port2 }, [port2])]);
  };
  const add = async (now: Date): Promise<void> => {
    const added = await start(size - workers.length);
    const addOne = async (worker: RenderWorker): Promise<void> => {
      await send('content', worker);
      await worker.run({ kind: 'show', now: now.getTime(), areAddressesWanted: false });
    };
    await Promise.all(added.map(addOne)).then(
      () => workers.push(...added),
      () => stopAll(added),
    );
  };
  const show = async (now: Date): Promise<TakenContent> => {
    // A worker that starts has the content before this one.
    await growing;
    const [reader, ...others] = workers;
    await Promise.all(others.map((worker) => send('update', worker)));
    const answers = await Promise.all(
      workers.map((worker) => worker.run<TakenContent>({ kind: 'show', now: now.getTime(), areAddressesWanted: worker === reader })),
    );
    const namesIn = (of: (answer: TakenContent) => string[]): string[] => [...new Set(answers.flatMap(of))];
    return {
      changed: namesIn(({ changed }) => changed),
      counts: namesIn(({ counts }) => counts),
      addresses: answers[0]?.addresses ?? [],
    };
  };
  const freest = () => {
    const [worker] = workers.toSorted((one, other) => one.load() - other.load());
    return worker ?? first();
  };
  const homes = new Map<string, RenderWorker>();
  const workerFor = (address = '') => {
    const renderGroup = renderGroupOf(address);
    if (renderGroup === '') return freest();
    const home = homes.get(renderGroup) ?? workers[homes.size % workers.length] ?? freest();
    homes.set(renderGroup, home);
    return home;
  };
  return {
    size,
    rest: async () => {
      if (growing) return;
      const idle = workers.filter((worker, index) => index > 0 && worker.load() === 0);
      for (const worker of idle) workers.splice(workers.indexOf(worker), 1);
      homes.clear();
      await stopAll(idle);
    },
    grow: (now) => {
      if (workers.length === size) return;
      growing ??= add(now)
        // One worker takes longer and is right as well.
        .catch(() => {})
        .finally(() => {
          growing = null;
        });
    },
    isBroken: () => workers.some((worker) => worker.hasEnded()),
    read: (source, isWhole, now) => first().run({ kind: 'read', source, isWhole, now: now.getTime() }),
    show,
    fieldPaths: () => first().run({ kind: 'field paths' }),
    render: (address) => first().run({ kind: 'render', address }),
    write: (pages, target) => workerFor(pages[0]?.address).run({ kind: 'write', pages, target }),
    preview: (request, now) => freest().run({ kind: 'preview', request, now: now.getTime() }),
    stop: async () => {
      await growing;
      await stopAll(workers);
    },
  };
};
