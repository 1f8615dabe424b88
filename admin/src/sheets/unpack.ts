import { IMPORT_FILE_MAX_BYTES, IMPORT_UNPACKED_MAX_BYTES } from '@sanabel/contract/limits';
import { Unzip, UnzipInflate, zipSync } from 'fflate';

/** Why a file cannot be read as a sheet. */
export type SheetFault = 'notSheet' | 'locked' | 'tooLarge' | 'unpacked' | 'empty' | 'noHeadings' | 'tooMany';

export class SheetError extends Error {
  readonly fault: SheetFault;
  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}

const ZIP = [0x50, 0x4b];
/** Of files of old programs, and of those that are locked with a password. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, signs: readonly number[]): boolean => signs.every((sign, place) => bytes[place] === sign);

const IS_PART = /\.(?:xml|rels)$/;
/** Read in slices: after each it is known how much has come of it. */
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

/** The parts of a workbook that hold its texts. What a packed file says of its size is not believed: what comes of it is counted. */
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

const MAX_ROW = 100_000;
const MAX_COLUMN_LETTERS = 2;
const ADDRESS = /<(?:\w+:)?(?:c|row)\b[^>]*?\sr="([A-Z]*)(\d*)"/g;

/** A cell far out makes a table of all that lies before it: such a sheet is no list of ours. */
const refuseFarCells = (sheet: Uint8Array): void => {
  for (const [, letters = '', row = ''] of new TextDecoder().decode(sheet).matchAll(ADDRESS))
    if (letters.length > MAX_COLUMN_LETTERS || Number(row) > MAX_ROW) throw new SheetError('tooMany');
};

const readParts = (bytes: Uint8Array): Record<string, Uint8Array> => {
  try {
    return partsOf(bytes);
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('notSheet');
  }
};

/** A workbook packed anew, without compression, once it is known to be no larger than a sheet may be. Throws a `SheetError`. */
export const unpacked = (bytes: Uint8Array): ArrayBuffer => {
  if (bytes.length > IMPORT_FILE_MAX_BYTES) throw new SheetError('tooLarge');
  if (begins(bytes, OLD)) throw new SheetError('locked');
  if (!begins(bytes, ZIP)) throw new SheetError('notSheet');
  const parts = readParts(bytes);
  for (const [name, part] of Object.entries(parts)) if (/worksheets\/[^/]+\.xml$/.test(name)) refuseFarCells(part);
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
};
