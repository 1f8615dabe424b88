import { SpreadsheetError, type SpreadsheetErrorCode } from './error.ts';
import { type Cell, readCells } from './read.ts';

export type ReadAnswer = { cells: Cell[][] } | { errorCode: SpreadsheetErrorCode };

const read = async (bytes: Uint8Array): Promise<ReadAnswer> => {
  try {
    return { cells: await readCells(bytes) };
  } catch (error) {
    return { errorCode: error instanceof SpreadsheetError ? error.code : 'notSpreadsheet' };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => self.postMessage(await read(data)));
