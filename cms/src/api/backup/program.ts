import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { BACKUP_CAUSES, BACKUP_PHASES } from '@sanabel/contract';
import * as z from 'zod';
import { settings } from '../../../config/sanabel.ts';
import { COLLECTIONS } from '../../collection/collection.ts';
import type { Progress, Result, RunRow } from './runs.ts';

/** Separate from the folder of `npm run backup`, which deletes by another rule. */
export const folder = settings.BACKUP_FOLDER ?? join(settings.DATA_DIR, 'backups', 'kept');

/** `npm start` sets the program's path. A CMS that was installed alone has none. */
export const isPossible = (): boolean => settings.BACKUP_PROGRAM !== undefined;

const count = z.number().int().nonnegative();
const line = z.union([
  z.strictObject({ phase: z.enum(BACKUP_PHASES), done: count, of: count, percent: count }),
  z.strictObject({ result: z.strictObject({ file: z.string(), bytes: count, items: count, files: count }) }),
  z.strictObject({ failed: z.strictObject({ cause: z.enum(BACKUP_CAUSES), error: z.string() }) }),
  z.strictObject({ stopped: z.literal(true) }),
]);

/** Null for anything that is not a message: a library may write there too, and code may be newer on disk than in memory. */
export const readLine = (text: string): z.infer<typeof line> | null => {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Passes only the settings that the program needs: the server's keys stay here. */
const environment = (more: Record<string, string>): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  DATA_DIR: settings.DATA_DIR,
  DATABASE_URL: settings.DATABASE_URL ?? '',
  BACKUP_FOLDER: folder,
  ...more,
});

const start = (args: readonly string[], more: Record<string, string>, stdio: ('ignore' | 'pipe' | 'ipc')[]): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', settings.BACKUP_PROGRAM ?? '', ...args], {
    env: environment(more),
    stdio,
  });

export interface Running {
  progress(): Progress | null;
  stop(): void;
  ended: Promise<Partial<RunRow>>;
}

/** Tables of the content: their rows count as items. */
const tables = (): string => COLLECTIONS.map(({ uid }) => strapi.db.metadata.get(uid).tableName).join(',');

/** Makes or tries an archive in a separate process. `ended` resolves to the end of its row. */
export const run = (what: RunRow['what'], file = ''): Running => {
  const more = {
    BACKUP_TABLES: tables(),
    ...(settings.BACKUP_PASSPHRASE && { BACKUP_PASSPHRASE: settings.BACKUP_PASSPHRASE }),
  };
  const child = start(what === 'backup' ? ['make'] : ['try', file], more, ['ignore', 'pipe', 'pipe', 'ipc']);
  let progress: Progress | null = null;
  let end: Partial<RunRow> | null = null;
  let output = '';
  let isUnwanted = false;
  const note = (text: string): void => {
    const report = readLine(text);
    if (report === null) output = `${output}${text}\n`.slice(-ERROR_MAX);
    else if ('phase' in report) progress = report;
    else if ('result' in report) end = { state: 'done', result: report.result satisfies Result, file: report.result.file };
    else if ('failed' in report) end = { state: 'failed', ...report.failed };
    else end = { state: 'stopped' };
  };
  if (child.stdout) createInterface({ input: child.stdout }).on('line', note);
  child.stderr?.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(-ERROR_MAX);
  });
  const ended = new Promise<Partial<RunRow>>((resolve) => {
    child.on('error', ({ message }) => resolve({ state: 'failed', cause: 'other', error: message }));
    // A process stopped before it began reports nothing.
    child.on('close', () => resolve(end ?? (isUnwanted ? { state: 'stopped' } : { state: 'failed', cause: 'interrupted', error: output })));
  });
  const stop = (): void => {
    isUnwanted = true;
    child.kill('SIGTERM');
  };
  return { progress: () => progress, stop, ended };
};

const ERROR_MAX = 500;

export interface Locked {
  stream: Readable;
  /** Resolves with the first bytes, when the costly hash is done, or when the process ends. */
  begun: Promise<void>;
  stop(): void;
}

/** The process ends when no one reads any more. A failure destroys the stream: half an archive must not look complete. */
export const lockedStream = (file: string, passphrase: string): Locked => {
  const child = start(['lock', file], { BACKUP_PASSPHRASE: passphrase }, ['ignore', 'pipe', 'ignore', 'ipc']);
  const { stdout } = child;
  if (!stdout) throw new Error('the program of backups has no output');
  // A pipe that ends before its process reports would look complete.
  const stream = new PassThrough();
  const fail = (reason: string): void => void stream.destroy(new Error(`a backup could not be locked: ${reason}`));
  // An error needs a listener even when no one reads.
  stream.on('error', () => {});
  stdout.pipe(stream, { end: false });
  stdout.on('error', ({ message }) => fail(message));
  child.on('error', ({ message }) => fail(message));
  child.on('close', (code) => (code === 0 ? stream.end() : fail(`the program ended with ${code}`)));
  const stop = (): void => void child.kill('SIGTERM');
  stream.on('close', stop);
  const begun = new Promise<void>((resolve) => {
    stdout.once('data', () => resolve());
    stream.once('close', () => resolve());
  });
  return { stream, begun, stop };
};
