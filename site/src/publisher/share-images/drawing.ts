import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Drawing } from '../../content/drawing.ts';
import type { DrawingFolders } from './drawing-files.ts';

export interface DrawingCall {
  id: number;
  drawing: Drawing;
  folders: DrawingFolders;
}
export type DrawingAnswer = { id: number } & ({ bytes: Uint8Array } | { error: string });

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

const PROGRAM = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
/** Long enough for the next card of an editor at work. */
const IDLE_MS = 60_000;
/** Cards after which the process is replaced: at first it has half as much memory. */
const MOST_DRAWN = 30;

/** The process ended, perhaps for want of memory: the same card can be drawn later. */
export class DrawingEnded extends Error {}

/** Draws in a process that ends when it has nothing to do: libvips keeps a hundred megabytes, which only an end gives back. */
export const createDrawing = (folders: DrawingFolders) => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let drawn = 0;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  /** Keeps this process alive while a card is drawn, and no longer. */
  const setAwaited = (isAwaited: boolean): void => {
    for (const part of [child, child?.channel]) isAwaited ? part?.ref() : part?.unref();
  };
  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  const start = (): ChildProcess => {
    const started = fork(PROGRAM, { execArgv: ['--max-semi-space-size=1', '--expose-gc'], serialization: 'advanced' });
    started.on('message', (message) => {
      const answer = message as DrawingAnswer;
      const call = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('bytes' in answer) call?.resolve(Buffer.from(answer.bytes));
      else call?.reject(new Error(answer.error));
    });
    const fail = (reason: string): void => {
      // Another process has what waits since this one was replaced.
      if (child !== null && child !== started) return;
      child = null;
      for (const { reject } of waiting.values()) reject(new DrawingEnded(`the drawing process ended (${reason})`));
      waiting.clear();
    };
    started.on('error', ({ message }) => fail(message));
    started.on('exit', (code, signal) => fail(signal ?? `code ${code}`));
    return started;
  };
  return {
    draw: (drawing: Drawing): Promise<Buffer> =>
      new Promise<Buffer>((resolve, reject) => {
        clearTimeout(idle);
        child ??= start();
        setAwaited(true);
        last += 1;
        drawn += 1;
        waiting.set(last, { resolve, reject });
        child.send({ id: last, drawing, folders } satisfies DrawingCall, () => {});
      }).finally(() => {
        if (waiting.size > 0) return;
        setAwaited(false);
        if (drawn >= MOST_DRAWN) {
          drawn = 0;
          return end();
        }
        // Several answers that arrive together all find that nothing waits.
        clearTimeout(idle);
        idle = setTimeout(end, IDLE_MS).unref();
      }),
    stop: async (): Promise<void> => {
      clearTimeout(idle);
      const ending = child;
      setAwaited(true);
      end();
      if (ending && ending.exitCode === null && ending.signalCode === null) await once(ending, 'exit');
    },
  };
};
