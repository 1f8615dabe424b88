import { type ChildProcess, fork } from 'node:child_process';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { pLimit } from '../concurrency/p-limit.ts';
import { ApiError } from '../http/api-error.ts';
import type { UploadedFile } from '../http/multipart.ts';
import type { EncodedPicture, SmallPicture } from './encode.ts';
import type { PictureRefusal } from './pixels.ts';
import { refuseFile } from './refuse.ts';

type Source = Pick<UploadedFile, 'content'> & { maxSide?: number | undefined };
type Encoding = Source & { kind: 'encode'; name: string };
type Shrinking = Source & { kind: 'shrink'; widths: readonly number[] };
export type PictureTask = Encoding | Shrinking;

export interface PictureCall {
  id: number;
  task: PictureTask;
}
export type PictureAnswer = { id: number } & ({ result: unknown } | { refusal: PictureRefusal } | { error: string });

interface Waiting {
  resolve(answer: PictureAnswer): void;
  reject(error: Error): void;
}

/** Bytes of memory below which pictures are encoded one at a time: each takes up to 200 MB. */
const AMPLE_MEMORY = 1.5e9;
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const MAX_AT_ONCE = memory < AMPLE_MEMORY ? 1 : 2;
/** Long enough for the next picture of an editor at work. */
const IDLE_MS = 30_000;

/** Previews included: each takes a processor, too. */
export const limitEncoding = pLimit(MAX_AT_ONCE);

const waiting = new Map<number, Waiting>();
let last = 0;
let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

const HANDED_ON = ['PATH', 'TMPDIR', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'NODE_COMPILE_CACHE'];
/** The server's keys stay here: files of strangers are decoded there. */
const environment = (): Record<string, string | undefined> => Object.fromEntries(HANDED_ON.map((name) => [name, process.env[name]]));

const start = (): ChildProcess => {
  const execArgv = ['--max-semi-space-size=1', '--expose-gc'];
  const started = fork(join(__dirname, 'picture-process.js'), { execArgv, env: environment(), serialization: 'advanced' });
  started.on('message', (message) => {
    const answer = message as PictureAnswer;
    waiting.get(answer.id)?.resolve(answer);
  });
  const fail = (): void => {
    if (child !== started) return;
    child = null;
    // Perhaps for want of memory: the same upload may succeed later.
    for (const { reject } of waiting.values()) reject(new ApiError('UNAVAILABLE'));
  };
  started.on('error', fail);
  started.on('exit', fail);
  return started;
};

const end = (): void => {
  const ending = child;
  child = null;
  ending?.kill('SIGKILL');
};

/** Keeps this process alive while a picture is made, and no longer. */
const setAwaited = (isAwaited: boolean): void => {
  for (const part of [child, child?.channel]) isAwaited ? part?.ref() : part?.unref();
};

const ask = async (task: PictureTask): Promise<PictureAnswer> => {
  clearTimeout(idle);
  child ??= start();
  setAwaited(true);
  last += 1;
  const id = last;
  try {
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child?.send({ id, task } satisfies PictureCall, () => {});
    });
  } finally {
    waiting.delete(id);
    if (waiting.size === 0) {
      setAwaited(false);
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }
};

const perform = async <Result>(task: PictureTask, field: string): Promise<Result> => {
  const answer = await ask(task);
  if ('refusal' in answer) return refuseFile({ field, ...answer.refusal });
  if ('error' in answer) throw new Error(answer.error);
  return answer.result as Result;
};

/**
 * Makes pictures in a process that ends when it has nothing to do: libvips keeps a hundred megabytes, and pixels that pass through a large
 * heap cost it more time than encoding them. Throws 400 for a bad picture. Call it within `limitEncoding`.
 */
export const encodeApart = (task: Omit<Encoding, 'kind'>, field: string): Promise<EncodedPicture> =>
  perform({ kind: 'encode', ...task }, field);
export const shrinkApart = (task: Omit<Shrinking, 'kind'>, field: string): Promise<SmallPicture[]> =>
  perform({ kind: 'shrink', ...task }, field);
