import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pieces } from '../render/entry.ts';
import { partOf } from './tree.ts';

/** Where pages are written. */
export interface Target {
  /** The folder of the tree. */
  path: string;
  /** Whether visitors see the tree: then a new file waits beside its place until the publisher puts it there. */
  isServed: boolean;
}

/** What has become of a page's file. */
export interface WrittenFile {
  digest: string;
  bytes: number;
  isChanged: boolean;
  /** The name in the tree under which the new file waits; null when nothing does. */
  waiting: string | null;
}

export const digestOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url');

/** Whether a file has exactly these bytes. */
export const hasBytes = (path: string, bytes: Buffer): boolean => {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
};

const FIRST_SIZE = 1 << 20;
/** Of a letter in UTF-8, counted as JavaScript counts them. */
const MOST_BYTES = 3;

/** Makes a page bytes in the same memory again and again, which takes half the time of new memory for each: they are good until the next page. */
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

/**
 * Writes pages from the thread that has rendered them: nobody else has to get hold of their bytes, and a thread that waits for the disk
 * keeps nobody waiting. What visitors see is never written in place.
 */
export const createPageWriter = () => {
  const folders = new Set<string>();
  const folderFor = (path: string): void => {
    const folder = dirname(path);
    if (folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  /** Writes a page unless its file has the same bytes; `known` is the digest of that file, where it is known. */
  return (file: string, bytes: Buffer, known: string | null, { path, isServed }: Target): WrittenFile => {
    const digest = digestOf(bytes);
    const place = join(path, file);
    const size = bytes.length;
    if (digest === known || (known === null && isServed && hasBytes(place, bytes)))
      return { digest, bytes: size, isChanged: false, waiting: null };
    const waiting = isServed ? partOf(file) : null;
    const written = waiting === null ? place : join(path, waiting);
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
