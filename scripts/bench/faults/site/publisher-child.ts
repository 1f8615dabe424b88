import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../../../environment/root.ts';
import type { Clock } from '../../../testing/clock/clock.ts';
import type { Command, PublisherSettings, Report } from './publisher-process.ts';

const PROGRAM = fileURLToPath(new URL('./publisher-process.ts', import.meta.url));
const OUTPUT_SHOWN = 2_000;

/** Starts the publisher as `npm start` does, but in its own process, which can be killed. */
export const startPublisherChild = (settings: PublisherSettings, clock: Clock) => {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: inRoot(),
    env: { PATH: process.env.PATH, ...clock.environment, PUBLISHER_SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const failures: string[] = [];
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  ready.catch(() => {});
  child.on('message', (report: Report) => {
    if ('hookUrl' in report) resolve(report.hookUrl);
    if ('failure' in report) failures.push(`${new Date().toISOString()} ${report.failure}`);
    chunks.push(`${JSON.stringify(report)}\n`);
  });
  const output = (): string => chunks.join('').slice(-OUTPUT_SHOWN);
  const ended = once(child, 'exit').then(([code, signal]) => {
    reject(new Error(`The publisher ended with ${code ?? signal}:\n${output()}`));
    return (code ?? signal) as number | NodeJS.Signals | null;
  });
  return {
    /** The hook's address; rejects when the process ends before it has one. */
    ready,
    ended,
    send: (command: Command): void => void (child.connected && child.send(command, () => {})),
    signal: (name: NodeJS.Signals): void => void child.kill(name),
    failures,
    output,
  };
};
export type PublisherChild = ReturnType<typeof startPublisherChild>;
