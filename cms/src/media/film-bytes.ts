import type { FileHandle } from 'node:fs/promises';

/** The bytes of a film, wherever they are. */
export interface FilmBytes {
  size: number;
  read(position: number, length: number): Promise<Buffer>;
  write(position: number, bytes: Buffer): Promise<void>;
}

export const ofBuffer = (content: Uint8Array): FilmBytes => ({
  size: content.length,
  read: async (position, length) => Buffer.from(content.subarray(position, position + length)),
  write: async (position, bytes) => content.set(bytes, position),
});

export const ofFile = async (file: FileHandle): Promise<FilmBytes> => ({
  size: (await file.stat()).size,
  read: async (position, length) => {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, position);
    return buffer.subarray(0, bytesRead);
  },
  write: async (position, bytes) => {
    await file.write(bytes, 0, bytes.length, position);
  },
});

const ZEROS_AT_ONCE = 1_048_576;

/** Overwrites a range with zeros. */
export const zero = async (film: FilmBytes, from: number, to: number): Promise<void> => {
  for (let at = from; at < to; at += ZEROS_AT_ONCE) await film.write(at, Buffer.alloc(Math.min(ZEROS_AT_ONCE, to - at)));
};
