import { IMPORT_FILE_MAX_BYTES, IMPORT_UNPACKED_MAX_BYTES } from '@sanabel/contract/limits';
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { SpreadsheetError, type SpreadsheetErrorCode } from './error.ts';
import { type CellPosition, firstShown, readWorksheetXml } from './worksheet-xml.ts';

const ZIP = [0x50, 0x4b];
/** Signature of old formats, and of files with a password. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, signs: readonly number[]): boolean => signs.every((sign, index) => bytes[index] === sign);

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
  const codes: SpreadsheetErrorCode[] = [];
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!IS_PART.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) codes.push('notSpreadsheet');
      if (codes.length > 0) return;
      total += chunk.length;
      if (total > IMPORT_UNPACKED_MAX_BYTES) codes.push('unpacked');
      else chunks.push(chunk);
      if (isLast) parts[file.name] = joined(chunks);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < bytes.length; from += SLICE) {
    unzip.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
    const [code] = codes;
    if (code) throw new SpreadsheetError(code);
  }
  return parts;
};

const readParts = (bytes: Uint8Array): Record<string, Uint8Array> => {
  try {
    return partsOf(bytes);
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError('notSpreadsheet');
  }
};

interface Unpacked {
  workbook: ArrayBuffer;
  /** Number of the first visible worksheet, from 1. */
  number: number;
  unreadable: readonly CellPosition[];
}

const textOf = (part: Uint8Array | undefined): string => new TextDecoder().decode(part);

/** Repacks a workbook without compression, once its size is checked. Every cell gets an address. Throws a `SpreadsheetError`. */
export const unpacked = (bytes: Uint8Array): Unpacked => {
  if (bytes.length > IMPORT_FILE_MAX_BYTES) throw new SpreadsheetError('tooLarge');
  if (begins(bytes, OLD)) throw new SpreadsheetError('locked');
  if (!begins(bytes, ZIP)) throw new SpreadsheetError('notSpreadsheet');
  const parts = readParts(bytes);
  const shown = firstShown(textOf(parts['xl/workbook.xml']), textOf(parts['xl/_rels/workbook.xml.rels']));
  const worksheet = shown && parts[shown.path];
  if (!shown || !worksheet) throw new SpreadsheetError('notSpreadsheet');
  const { xml, unreadable } = readWorksheetXml(textOf(worksheet));
  const whole = { ...parts, [shown.path]: new TextEncoder().encode(xml) };
  return { workbook: new Uint8Array(zipSync(whole, { level: 0 })).buffer, number: shown.number, unreadable };
};
