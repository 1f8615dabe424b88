import { flushCompileCache } from 'node:module';
import { encodePicture, shrinkPicture } from './encode.ts';
import type { PictureAnswer, PictureCall, PictureTask } from './picture-worker.ts';
import { BadPicture, readPixels } from './pixels.ts';

/** Runs as a process of picture-worker.ts. It is killed, which saves nothing: each later one would compile again. */
flushCompileCache();

const perform = async (task: PictureTask): Promise<unknown> => {
  const pixels = await readPixels(task.content, task.maxSide);
  return task.kind === 'encode' ? encodePicture(pixels, task.name) : shrinkPicture(pixels, task.widths);
};

const answer = (message: PictureAnswer): void => {
  process.send?.(message);
};

process.on('message', ({ id, task }: PictureCall) => {
  perform(task)
    .then(
      (result) => answer({ id, result }),
      (error: Error) => answer(error instanceof BadPicture ? { id, refusal: error.refusal } : { id, error: error.message }),
    )
    // Gives back the pixels of the last width, which V8 would keep.
    .finally(() => globalThis.gc?.());
});
process.on('disconnect', () => process.exit());
// A CMS that stops still answers the uploads that it has begun.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
