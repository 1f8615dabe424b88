import type { ChildProcess } from 'node:child_process';
import { finished } from 'node:stream/promises';

/** The output of a process, gathered from its start. */
export interface Output {
  text(): string;
  /** Resolves when the output has matched; rejects with the whole output when the process ends before. */
  until(pattern: RegExp): Promise<void>;
  /** The status with which the process ended; null after a signal. */
  ended: Promise<number | null>;
}

/**
 * Gathers what a process writes to both of its streams. `name` is for messages. Where the process does several things one after the
 * other, `lastLine` is what it writes at the end of each: then the output is over with status 0.
 */
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
    // Not `close`, which does not come any more once the channel to the process was broken off.
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
      const look = () => {
        if (!pattern.test(text())) return;
        stop();
        resolve();
      };
      const stop = () => {
        for (const stream of streams) stream?.off('data', look);
      };
      for (const stream of streams) stream?.on('data', look);
      void ended.then((status) => {
        stop();
        reject(new Error(`${name} ended with ${status}:\n${text()}`));
      });
      look();
    });
  return { text, until, ended };
};
