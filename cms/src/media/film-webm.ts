import { type FilmBytes, zero } from './film-bytes.ts';

/** An element of a WebM file: RFC 8794. */
interface Element {
  id: number;
  start: number;
  body: number;
  /** The end of the file where the element does not say how long it is: a browser that records does not know. */
  end: number;
  isOpen: boolean;
}

const HEAD_MAX = 12;
const SIZE_BYTES_MAX = 8;
const ID_BYTES_MAX = 4;

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
/** Say of the film what its pictures and sound do not need: tags, attached files; its title, its date, its file name. */
const TOLD = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384]);

/** The bytes of a number that says its own length by its leading zeros. */
const lengthOf = (first: number | undefined): number => (first ? Math.clz32(first) - 23 : SIZE_BYTES_MAX + 1);

const readElement = async (film: FilmBytes, start: number, limit: number): Promise<Element | null> => {
  const head = await film.read(start, HEAD_MAX);
  const idBytes = lengthOf(head[0]);
  const sizeBytes = lengthOf(head[idBytes]);
  if (idBytes > ID_BYTES_MAX || sizeBytes > SIZE_BYTES_MAX || head.length < idBytes + sizeBytes) return null;
  const size = head.subarray(idBytes, idBytes + sizeBytes);
  const mask = (1 << (SIZE_BYTES_MAX - sizeBytes)) - 1;
  const isOpen = size.every((byte, index) => (index === 0 ? (byte & mask) === mask : byte === 0xff));
  const bytes = [...size].reduce((sum, byte, index) => sum * 256 + (index === 0 ? byte & mask : byte), 0);
  const body = start + idBytes + sizeBytes;
  const end = isOpen ? limit : body + bytes;
  return end > limit ? null : { id: head.readUIntBE(0, idBytes), start, body, end, isOpen };
};

const VOID = 0xec;

/** Makes free space of an element, with a head as long as its own: the size takes the place of the longer name. */
const blank = async (film: FilmBytes, { start, body, end }: Element): Promise<void> => {
  const sizeBytes = Math.min(SIZE_BYTES_MAX, body - start - 1);
  const head = Buffer.alloc(1 + sizeBytes);
  head[0] = VOID;
  const bytes = BigInt(end - start - head.length) | (1n << BigInt(7 * sizeBytes));
  for (let index = 0; index < sizeBytes; index += 1) head[1 + index] = Number((bytes >> BigInt(8 * (sizeBytes - 1 - index))) & 0xffn);
  await film.write(start, head);
  await zero(film, start + head.length, end);
};

const walk = async (film: FilmBytes, from: number, to: number): Promise<void> => {
  for (let at = from; at < to; ) {
    const element = await readElement(film, at, to);
    if (!element) return;
    if (TOLD.has(element.id)) await blank(film, element);
    const isEntered = element.id === SEGMENT || element.id === INFO || (element.id === CLUSTER && element.isOpen);
    if (isEntered && !element.isOpen) await walk(film, element.body, element.end);
    // What is in an element without an end is read as if it stood beside it.
    at = isEntered && element.isOpen ? element.body : element.end;
  }
};

export const blankWebm = (film: FilmBytes): Promise<void> => walk(film, 0, film.size);
