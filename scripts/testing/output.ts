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

/** Gathers what a process writes to both of its streams. `name` is for messages. */
export const watchOutput = (child: ChildProcess, name: string): Output => {
  const chunks: string[] = [];
  const text = () => chunks.join('');
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      chunks.push(chunk.toString());
    });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1));
    // Not `close`, which does not come any more once the channel to the process was broken off.
    child.once('exit', (status) => {
      const rest = [child.stdout, child.stderr].map((stream) => (stream ? finished(stream).catch(() => {}) : undefined));
      void Promise.all(rest).then(() => resolve(status));
    });
  });
  const until = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (!pattern.test(text())) return;
        stop();
        resolve();
      };
      const stop = () => {
        for (const stream of [child.stdout, child.stderr]) stream?.off('data', look);
      };
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
      void ended.then((status) => {
        stop();
        reject(new Error(`${name} ended with ${status}:\n${text()}`));
      });
      look();
    });
  return { text, until, ended };
};
