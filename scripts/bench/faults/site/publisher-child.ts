import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../../environment/root.ts';
import type { Clock } from '../../testing/clock/clock.ts';
import type { PublisherSettings, Told, Wanted } from './publisher-process.ts';

const PROGRAM = fileURLToPath(new URL('./publisher-process.ts', import.meta.url));

/** A publisher in a process of its own. */
export interface PublisherChild {
  /** The hook's address; rejects when the process ends before it has one. */
  ready: Promise<string>;
  /** How it ended: a status, or a signal. */
  ended: Promise<number | NodeJS.Signals | null>;
  send(wanted: Wanted): void;
  signal(name: NodeJS.Signals): void;
  /** What it has complained of, and the end of what it has said. */
  troubles: string[];
  said(): string;
}

/** Starts the publisher as `npm start` does, but as a process that can be killed by itself. */
export const startPublisherChild = (settings: PublisherSettings, clock: Clock): PublisherChild => {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: inRoot(),
    env: { PATH: process.env.PATH, ...clock.environment, PUBLISHER_SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const troubles: string[] = [];
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  ready.catch(() => {});
  child.on('message', (told: Told) => {
    if ('hookUrl' in told) resolve(told.hookUrl);
    if ('trouble' in told) troubles.push(`${new Date().toISOString()} ${told.trouble}`);
    words.push(`${JSON.stringify(told)}\n`);
  });
  const said = (): string => words.join('').slice(-2_000);
  const ended = once(child, 'exit').then(([code, signal]) => {
    reject(new Error(`The publisher ended with ${code ?? signal}:\n${said()}`));
    return (code ?? signal) as number | NodeJS.Signals | null;
  });
  return {
    ready,
    ended,
    send: (wanted) => void (child.connected && child.send(wanted, () => {})),
    signal: (name) => void child.kill(name),
    troubles,
    said,
  };
};
