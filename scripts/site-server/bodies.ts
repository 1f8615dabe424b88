import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip as gzipCallback } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Coding } from './coding.ts';
import { openStoredBodies } from './stored-bodies.ts';

const MEMORY_BYTES = 32 * 1024 * 1024;
const DISK_BYTES = 64 * 1024 * 1024;
/** Pause before the first best compression: the visitor of the page gets its other files first. */
const SETTLE_MS = 500;
/** Pause after each best compression, as a multiple of its duration: at most a tenth of a core, and less of a busy one. */
const REST = 9;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const gzip = promisify(gzipCallback);
/** Quality 5 takes 2 to 15 ms for a page; the best one saves another eighth of the bytes in ten times as long. */
const QUICK = 5;
const BEST = constants.BROTLI_MAX_QUALITY;
const brotli = (plain: Buffer, quality: number): Promise<Buffer> =>
  compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });

export interface BodiesOptions {
  /** Keeps the best compressions for the next start; without one they are made again. */
  folder?: string | undefined;
  memoryBytes?: number;
  diskBytes?: number;
}

/**
 * Caches the bodies of answers in each coding. A tag names one state of one file, so a stale body is never found, in whatever order the
 * publisher replaces files.
 */
export interface Bodies {
  find(tag: string, coding: Coding): Buffer | undefined;
  /** Encodes a body once, however many requests wait for it: quickly now, and later as small as possible. */
  add(tag: string, coding: Coding, plain: Buffer): Promise<Buffer>;
  stop(): void;
}

export const openBodies = ({ folder, memoryBytes = MEMORY_BYTES, diskBytes = DISK_BYTES }: BodiesOptions = {}): Bodies => {
  const stored = folder === undefined ? null : openStoredBodies(folder, diskBytes);
  const memory = new LRUCache<string, Buffer>({ maxSize: memoryBytes, sizeCalculation: ({ length }) => length || 1 });
  const pending = new Map<string, Promise<Buffer>>();
  /** Names of stored bodies by the key of the quick one. */
  const improvable = new Map<string, string>();
  const stopped = new AbortController();
  let isImproving = false;

  const improve = async (key: string, name: string): Promise<void> => {
    const quick = memory.peek(key);
    // No longer in demand.
    if (!quick) return;
    const best = await brotli(await decompress(quick), BEST);
    if (memory.peek(key) === quick) memory.set(key, best);
    await stored?.write(name, best);
  };
  const improveAll = async (): Promise<void> => {
    isImproving = true;
    const rest = (ms: number) => pause(ms, undefined, { ref: false, signal: stopped.signal });
    await rest(SETTLE_MS);
    for (const [key, name] of improvable) {
      improvable.delete(key);
      const startedAt = performance.now();
      await improve(key, name);
      await rest((performance.now() - startedAt) * REST);
    }
    isImproving = false;
  };

  const encode = async (key: string, coding: Coding, plain: Buffer): Promise<Buffer> => {
    if (coding === 'identity') return plain;
    if (coding === 'gzip') return gzip(plain, { level: constants.Z_BEST_COMPRESSION });
    const name = createHash('sha256').update(plain).digest('hex');
    const best = await stored?.read(name, plain);
    if (best) return best;
    improvable.set(key, name);
    return brotli(plain, QUICK);
  };
  const encodeAndKeep = async (key: string, coding: Coding, plain: Buffer): Promise<Buffer> => {
    const body = await encode(key, coding, plain);
    memory.set(key, body);
    // Rejects only when stopped.
    if (!isImproving) improveAll().catch(() => {});
    return body;
  };
  const keyOf = (tag: string, coding: Coding): string => `${tag} ${coding}`;

  return {
    find: (tag, coding) => memory.get(keyOf(tag, coding)),
    add: (tag, coding, plain) => {
      const key = keyOf(tag, coding);
      const body = pending.get(key) ?? encodeAndKeep(key, coding, plain).finally(() => pending.delete(key));
      pending.set(key, body);
      return body;
    },
    stop: () => stopped.abort(),
  };
};
