import { runInWorker } from '../worker/run-in-worker.ts';
import { SpreadsheetError } from './error.ts';
import type { Cell } from './read.ts';
import type { ReadAnswer } from './read.worker.ts';
import workerAddress from './read.worker.ts?worker&url';

/** The largest spreadsheet takes some seconds on an old laptop. */
const TIME_LIMIT_MS = 60_000;

/** Reads in a worker, so that no file can block the page. Throws a `SpreadsheetError`, on a timeout too. */
export const readInWorker = async (bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][]> => {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await runInWorker<ReadAnswer>(workerAddress, bytes, { signal, transfer: [bytes.buffer] }).catch(() => {
    throw new SpreadsheetError(signal.aborted ? 'unpacked' : 'notSpreadsheet');
  });
  if ('errorCode' in answer) throw new SpreadsheetError(answer.errorCode);
  return answer.cells;
};
