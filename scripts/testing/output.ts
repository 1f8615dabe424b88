import type { ChildProcess } from 'node:child_process';
import { finished } from 'node:stream/promises';

export interface Output {
  text(): string;
  /** Resolves when the output matches; rejects with all of it when the process ends before. */
  until(pattern: RegExp): Promise<void>;
  /** Exit status; null after a signal. */
  ended: Promise<number | null>;
}

/** Collects both streams; `name` is for messages. In a process with several runs `lastLine` ends the output with status 0. */
export const watchOutput = (child: ChildProcess, name: string, lastLine?: string): Output => {
  const streams = [child.stdout, child.stderr];
  const chunks: string[] = [];
  const text = () => chunks.join('');
  const ended = new Promise<number | null>((resolve) => {
    const gather = (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (lastLine && chunks.slice(-2).join('').includes(lastLine)) end(0);
    };
    const failed = () => end(1);
    // `close` is not emitted any more after the channel to the process was disconnected.
    const exited = (status: number | null) => {
      const rest = streams.map((stream) => (stream ? finished(stream).catch(() => {}) : undefined));
      void Promise.all(rest).then(() => end(status));
    };
    const end = (status: number | null) => {
      for (const stream of streams) stream?.off('data', gather);
      child.off('error', failed).off('exit', exited);
      resolve(status);
    };
    for (const stream of streams) stream?.on('data', gather);
    child.once('error', failed).once('exit', exited);
  });
  const until = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const poll = () => {
        if (!pattern.test(text())) return;
        stop();
        resolve();
      };
      const stop = () => {
        for (const stream of streams) stream?.off('data', poll);
      };
      for (const stream of streams) stream?.on('data', poll);
      void ended.then((status) => {
        stop();
        reject(new Error(`${name} ended with ${status}:\n${text()}`));
      });
      poll();
    });
  return { text, until, ended };
};
