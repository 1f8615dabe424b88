import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { BACKUP_CAUSES, BACKUP_PHASES } from '@sanabel/contract';
import * as z from 'zod';
import { settings } from '../../../config/sanabel.ts';
import { COLLECTIONS } from '../../collection/collection.ts';
import type { Progress, Result, RunRow } from './runs.ts';

/** The folder that has the archives: apart from those of `npm run backup`, which deletes by its own rule. */
export const folder = settings.BACKUP_FOLDER ?? join(settings.DATA_DIR, 'backups', 'kept');

/** Whether this server can make backups: the program for it is where `npm start` says. A CMS that was installed alone has none. */
export const isPossible = (): boolean => settings.BACKUP_PROGRAM !== undefined;

const count = z.number().int().nonnegative();
const line = z.union([
  z.strictObject({ phase: z.enum(BACKUP_PHASES), done: count, of: count, percent: count }),
  z.strictObject({ result: z.strictObject({ file: z.string(), bytes: count, items: count, files: count }) }),
  z.strictObject({ failed: z.strictObject({ cause: z.enum(BACKUP_CAUSES), error: z.string() }) }),
  z.strictObject({ stopped: z.literal(true) }),
]);

/** A line of the program, or null for anything else: a library may write there too, and code may be newer on disk than in memory. */
export const readLine = (text: string): z.infer<typeof line> | null => {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** The settings that the program needs, and no others: the keys of this server are none of its business. */
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
  /** How far it is; null until it has said so. */
  progress(): Progress | null;
  stop(): void;
  ended: Promise<Partial<RunRow>>;
}

/** The tables of the content: their rows are what people call items. */
const tables = (): string => COLLECTIONS.map(({ uid }) => strapi.db.metadata.get(uid).tableName).join(',');

/** Makes an archive, or tries one, in a process of its own. What came of it is the end of a row. */
export const run = (what: RunRow['what'], file = ''): Running => {
  const more = {
    BACKUP_TABLES: tables(),
    ...(settings.BACKUP_PASSPHRASE && { BACKUP_PASSPHRASE: settings.BACKUP_PASSPHRASE }),
  };
  const child = start(what === 'backup' ? ['make'] : ['try', file], more, ['ignore', 'pipe', 'pipe', 'ipc']);
  let progress: Progress | null = null;
  let end: Partial<RunRow> | null = null;
  let said = '';
  let isUnwanted = false;
  const note = (text: string): void => {
    const told = readLine(text);
    if (told === null) said = `${said}${text}\n`.slice(-ERROR_MAX);
    else if ('phase' in told) progress = told;
    else if ('result' in told) end = { state: 'done', result: told.result satisfies Result, file: told.result.file };
    else if ('failed' in told) end = { state: 'failed', ...told.failed };
    else end = { state: 'stopped' };
  };
  if (child.stdout) createInterface({ input: child.stdout }).on('line', note);
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-ERROR_MAX);
  });
  const ended = new Promise<Partial<RunRow>>((resolve) => {
    child.on('error', ({ message }) => resolve({ state: 'failed', cause: 'other', error: message }));
    // One that is stopped before it could begin says nothing.
    child.on('close', () => resolve(end ?? (isUnwanted ? { state: 'stopped' } : { state: 'failed', cause: 'interrupted', error: said })));
  });
  const stop = (): void => {
    isUnwanted = true;
    child.kill('SIGTERM');
  };
  return { progress: () => progress, stop, ended };
};

const ERROR_MAX = 500;

/** An archive on its way out, locked. */
export interface Locked {
  stream: Readable;
  /** Resolves with the first bytes, when the costly hash is done, or with the end of the process. */
  begun: Promise<void>;
  stop(): void;
}

/**
 * Locks an archive with a passphrase and streams it. The process ends when nobody reads any more. Where it fails, the stream breaks off
 * with an error: half an archive must not look like a whole one.
 */
export const lockedStream = (file: string, passphrase: string): Locked => {
  const child = start(['lock', file], { BACKUP_PASSPHRASE: passphrase }, ['ignore', 'pipe', 'ignore', 'ipc']);
  const { stdout } = child;
  if (!stdout) throw new Error('the program of backups has no output');
  // A pipe that ends before its process says how it went would pass for whole.
  const stream = new PassThrough();
  const fail = (reason: string): void => void stream.destroy(new Error(`a backup could not be locked: ${reason}`));
  // Nobody may be listening yet, or any more.
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
