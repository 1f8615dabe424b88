import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../testing/random.ts';
import type { Gate } from './gate.ts';

const CONNECTIONS = 50;
/** Pause between an answer and the next request of the same connection. */
const THINKING_MS = 25;
const NS_PER_MS = 1e6;

interface Readers {
  url: string;
  paths: readonly string[];
  gate: Gate;
  random: Random;
  signal: AbortSignal;
  caller(): Record<string, string>;
  onAnswer(status: number): void;
}

/** Opens fifty connections that read one address after another, and measures how long each waits. */
export const startReaders = ({ url, paths, gate, random, signal, caller, onAnswer }: Readers) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = { all: createHistogram(), window: createHistogram() };
  const read = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const from = performance.now();
      const done = (status: number): void => {
        const ns = Math.max(1, Math.round((performance.now() - from) * NS_PER_MS));
        for (const histogram of Object.values(times)) histogram.record(ns);
        onAnswer(status);
        resolve();
      };
      const asked = request(url + path, { agent, headers: caller() }, (answer) => {
        answer.resume().on('end', () => done(answer.statusCode ?? 0));
        answer.on('error', () => done(0));
      });
      asked.on('error', () => done(0)).end();
    });
  const reader = async (): Promise<void> => {
    while (!signal.aborted) {
      await gate.pass(() => read(random.pick(paths)));
      await pause(THINKING_MS);
    }
  };
  const reading = Promise.all(Array.from({ length: CONNECTIONS }, reader));
  const p99 = (of: keyof typeof times): number => times[of].percentile(99) / NS_PER_MS;
  return {
    ended: reading,
    hangUp: (): void => agent.destroy(),
    forget: (): void => times.all.reset(),
    /** Returns the 99th percentile in ms since the last call and since `forget`, and the number of answers. */
    take: (): { windowMs: number; allMs: number; count: number } => {
      const taken = { windowMs: p99('window'), allMs: p99('all'), count: times.all.count };
      times.window.reset();
      return taken;
    },
  };
};
