import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { drawImage } from './draw.ts';
import type { DrawingAnswer, DrawingCall } from './drawing.ts';
import { fileIn } from './drawing-files.ts';

/** Runs as a process of drawing.ts. Visitors and pages come first. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// One thread: more draw no faster, and each keeps memory.
sharp.concurrency(1);
// It is killed, which saves nothing: each later process would compile again, with 20 MB for the compiler.
flushCompileCache();

const answer = (message: DrawingAnswer): void => {
  process.send?.(message);
};

process.on('message', ({ id, drawing, folders }: DrawingCall) => {
  drawImage(drawing, { fileOf: fileIn(folders) })
    .then(
      (bytes) => answer({ id, bytes }),
      (error: Error) => answer({ id, error: error.message }),
    )
    // V8 sees few small objects to clear, and would keep the pixels of several cards.
    .finally(() => globalThis.gc?.());
});
process.on('disconnect', () => process.exit());
// The publisher ends it, after the card that is being drawn.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
