import { fstatSync, readSync, writeSync } from 'node:fs';
import { FilmFault } from './fault.ts';

/** The bytes of a film, on the disk or in memory. */
interface Source {
  size: number;
  read(into: Buffer, position: number): number;
  write(position: number, bytes: Uint8Array): void;
}

const BLOCK_BYTES = 65_536;
const ZEROS_AT_ONCE = 1_048_576;
/** The smallest honest films have a few hundred elements; the busiest ones, of many sounds a second, one in some 150 bytes. */
const ELEMENTS_ALWAYS = 10_000;
const BYTES_PER_ELEMENT = 64;

/**
 * The bytes of a film, read in blocks: a film may consist of elements of two bytes. It counts the elements that its readers meet, so that
 * none of them does more than its size allows, whatever the numbers inside it say.
 */
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

  /** Counts elements. Throws a `FilmFault` for more of them than an honest film of this size has. */
  count(elements = 1): void {
    this.#elements += elements;
    if (this.#elements > ELEMENTS_ALWAYS + this.size / BYTES_PER_ELEMENT) throw new FilmFault('file_broken');
  }

  /** Reads up to so many bytes, fewer at the end of the file. */
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
    // The block stays good: a film of small elements would be read anew for each that is overwritten.
    const from = Math.max(position, this.#blockAt);
    const to = Math.min(position + bytes.length, this.#blockAt + this.#block.length);
    if (from < to) this.#block.set(bytes.subarray(from - position, to - position), from - this.#blockAt);
  }

  /** Overwrites a range with zeros, as far as the file goes. */
  zero(from: number, to: number): void {
    const end = Math.min(to, this.size);
    for (let at = from; at < end; at += ZEROS_AT_ONCE) this.write(at, Buffer.alloc(Math.min(ZEROS_AT_ONCE, end - at)));
  }
}
