import { startWorker } from '../policy/trusted.ts';
import { SpreadsheetError, type SpreadsheetErrorCode } from './error.ts';
import type { Cell } from './read.ts';
import type { ReadAnswer } from './read.worker.ts';
import workerAddress from './read.worker.ts?worker&url';

/** The largest spreadsheet takes some seconds on an old laptop. */
const TIME_LIMIT_MS = 60_000;

/** Reads in a worker, so that no file can block the page. Throws a `SheetError`, on a timeout too. */
export const readInWorker = (bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][]> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(workerAddress);
    const end = (act: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      act();
    };
    const refuse = (code: SpreadsheetErrorCode) => end(() => reject(new SpreadsheetError(code)));
    const timer = setTimeout(() => refuse('unpacked'), TIME_LIMIT_MS);
    worker.addEventListener('error', () => refuse('notSpreadsheet'));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if ('errorCode' in data) refuse(data.errorCode);
      else end(() => resolve(data.cells));
    });
    worker.postMessage(bytes, [bytes.buffer]);
  });
