import { fstatSync, readSync, writeSync } from 'node:fs';
import { FilmError } from './film-error.ts';

interface Source {
  size: number;
  read(into: Buffer, position: number): number;
  write(position: number, bytes: Uint8Array): void;
}

const BLOCK_BYTES = 65_536;
const ZEROS_AT_ONCE = 1_048_576;
/** Small valid films have a few hundred elements; the densest, with many sounds a second, one in some 150 bytes. */
const ELEMENTS_ALWAYS = 10_000;
const BYTES_PER_ELEMENT = 64;

/** Reads blocks, because elements may be two bytes long. Counts elements, so that no number in a file causes unlimited work. */
export class FilmBytes {
  readonly size: number;
  readonly #source: Source;
  #block = Buffer.alloc(0);
  #blockAt = 0;
  #elements = 0;

  constructor(source: Source) {
    this.#source = source;
    this.size = source.size;
  }

  static ofBuffer(content: Uint8Array): FilmBytes {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
    return new FilmBytes({
      size: bytes.length,
      read: (into, position) => bytes.copy(into, 0, position),
      write: (position, written) => content.set(written, position),
    });
  }

  static ofFile(file: number): FilmBytes {
    return new FilmBytes({
      size: fstatSync(file).size,
      read: (into, position) => readSync(file, into, 0, into.length, position),
      write: (position, bytes) => {
        writeSync(file, bytes, 0, bytes.length, position);
      },
    });
  }

  /** Throws a `FilmError` for more elements than a valid film of this size has. */
  count(elements = 1): void {
    this.#elements += elements;
    if (this.#elements > ELEMENTS_ALWAYS + this.size / BYTES_PER_ELEMENT) throw new FilmError('file_broken');
  }

  /** Returns fewer bytes at the end of the file. */
  read(position: number, length: number): Buffer {
    const wanted = Math.max(0, Math.min(length, this.size - position));
    if (position < this.#blockAt || position + wanted > this.#blockAt + this.#block.length) {
      const block = Buffer.alloc(Math.min(Math.max(wanted, BLOCK_BYTES), Math.max(0, this.size - position)));
      this.#block = block.subarray(0, this.#source.read(block, position));
      this.#blockAt = position;
    }
    return this.#block.subarray(position - this.#blockAt, position - this.#blockAt + wanted);
  }

  write(position: number, bytes: Uint8Array): void {
    this.#source.write(position, bytes);
    // The block stays valid: otherwise each overwritten element would cause another read.
    const from = Math.max(position, this.#blockAt);
    const to = Math.min(position + bytes.length, this.#blockAt + this.#block.length);
    if (from < to) this.#block.set(bytes.subarray(from - position, to - position), from - this.#blockAt);
  }

  /** Stops at the end of the file. */
  zero(from: number, to: number): void {
    const end = Math.min(to, this.size);
    for (let at = from; at < end; at += ZEROS_AT_ONCE) this.write(at, Buffer.alloc(Math.min(ZEROS_AT_ONCE, end - at)));
  }
}
