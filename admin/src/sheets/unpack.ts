import { IMPORT_FILE_MAX_BYTES, IMPORT_UNPACKED_MAX_BYTES } from '@sanabel/contract/limits';
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { SheetError, type SheetFault } from './fault.ts';
import { firstShown, type Place, readSheetXml } from './sheet-xml.ts';

const ZIP = [0x50, 0x4b];
/** Signature of old formats, and of files with a password. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, signs: readonly number[]): boolean => signs.every((sign, place) => bytes[place] === sign);

const IS_PART = /\.(?:xml|rels)$/;
/** Checks the unpacked size after each slice. */
const SLICE = 2_048;

const joined = (chunks: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** Counts the unpacked bytes: the size that a zip file declares may be false. */
const partsOf = (bytes: Uint8Array): Record<string, Uint8Array> => {
  const parts: Record<string, Uint8Array> = Object.create(null);
  const faults: SheetFault[] = [];
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!IS_PART.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) faults.push('notSheet');
      if (faults.length > 0) return;
      total += chunk.length;
      if (total > IMPORT_UNPACKED_MAX_BYTES) faults.push('unpacked');
      else chunks.push(chunk);
      if (isLast) parts[file.name] = joined(chunks);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < bytes.length; from += SLICE) {
    unzip.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
    const [fault] = faults;
    if (fault) throw new SheetError(fault);
  }
  return parts;
};

const readParts = (bytes: Uint8Array): Record<string, Uint8Array> => {
  try {
    return partsOf(bytes);
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('notSheet');
  }
};

interface Unpacked {
  workbook: ArrayBuffer;
  /** Number of the first visible worksheet, from 1. */
  number: number;
  unreadable: readonly Place[];
}

const textOf = (part: Uint8Array | undefined): string => new TextDecoder().decode(part);

/** Repacks a workbook without compression, once its size is checked. Every cell gets an address. Throws a `SheetError`. */
export const unpacked = (bytes: Uint8Array): Unpacked => {
  if (bytes.length > IMPORT_FILE_MAX_BYTES) throw new SheetError('tooLarge');
  if (begins(bytes, OLD)) throw new SheetError('locked');
  if (!begins(bytes, ZIP)) throw new SheetError('notSheet');
  const parts = readParts(bytes);
  const shown = firstShown(textOf(parts['xl/workbook.xml']), textOf(parts['xl/_rels/workbook.xml.rels']));
  const sheet = shown && parts[shown.path];
  if (!shown || !sheet) throw new SheetError('notSheet');
  const { xml, unreadable } = readSheetXml(textOf(sheet));
  const whole = { ...parts, [shown.path]: new TextEncoder().encode(xml) };
  return { workbook: new Uint8Array(zipSync(whole, { level: 0 })).buffer, number: shown.number, unreadable };
};
