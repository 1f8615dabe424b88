export type WorkerAnswer<Result> = { share: number } | { result: Result } | { hasFailed: true };

const tell = (answer: WorkerAnswer<unknown>): void => self.postMessage(answer);

/** Runs in a worker: answers the task with its result. `onProgress` takes a share from 0 to 1. */
export const serve = <Task>(work: (task: Task, onProgress: (share: number) => void) => unknown): void =>
  self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
    try {
      tell({ result: await work(data, (share) => tell({ share })) });
    } catch {
      tell({ hasFailed: true });
    }
  });
