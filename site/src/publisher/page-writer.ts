import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pieces } from '../render/entry.ts';
import { partOf } from './site-version.ts';

export interface Target {
  path: string;
  /** In a served version a new file waits beside its target until the publisher renames it. */
  isServed: boolean;
}

export interface WrittenFile {
  digest: string;
  bytes: number;
  isChanged: boolean;
  /** The temporary name of the new file, or null. */
  waiting: string | null;
}

export const digestOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url');

export const hasBytes = (path: string, bytes: Buffer): boolean => {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
};

const FIRST_SIZE = 1 << 20;
/** UTF-8 bytes per UTF-16 code unit. */
const MOST_BYTES = 3;

/** Encodes pages into the same memory, which takes half the time of new buffers: the bytes are valid until the next page. */
export const createEncoder = (): ((pieces: Pieces) => Buffer) => {
  let memory = Buffer.allocUnsafeSlow(FIRST_SIZE);
  return (pieces) => {
    let size = 0;
    for (const piece of pieces) {
      const most = size + piece.length * MOST_BYTES;
      if (memory.length < most) memory = Buffer.concat([memory], most * 2);
      if (typeof piece === 'string') size += memory.write(piece, size);
      else {
        memory.set(piece, size);
        size += piece.length;
      }
    }
    return memory.subarray(0, size);
  };
};

/** Writes in the rendering thread: no bytes cross threads, and a slow disk blocks that thread only. Never writes in place. */
export const createPageWriter = () => {
  const folders = new Set<string>();
  const folderFor = (path: string): void => {
    const folder = dirname(path);
    if (folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  /** Skips a page whose file has the same bytes; `known` is that file's digest, or null. */
  return (file: string, bytes: Buffer, known: string | null, { path, isServed }: Target): WrittenFile => {
    const digest = digestOf(bytes);
    const target = join(path, file);
    const size = bytes.length;
    if (digest === known || (known === null && isServed && hasBytes(target, bytes)))
      return { digest, bytes: size, isChanged: false, waiting: null };
    const waiting = isServed ? partOf(file) : null;
    const written = waiting === null ? target : join(path, waiting);
    folderFor(written);
    try {
      writeFileSync(written, bytes);
    } catch (error) {
      rmSync(written, { force: true });
      throw error;
    }
    return { digest, bytes: size, isChanged: true, waiting };
  };
};
