import { serve } from '../worker/serve.ts';
import { SpreadsheetError, type SpreadsheetErrorCode } from './error.ts';
import { type Cell, readCells } from './read.ts';

export type ReadAnswer = { cells: Cell[][] } | { errorCode: SpreadsheetErrorCode };

serve(async (bytes: Uint8Array): Promise<ReadAnswer> => {
  try {
    return { cells: await readCells(bytes) };
  } catch (error) {
    return { errorCode: error instanceof SpreadsheetError ? error.code : 'notSpreadsheet' };
  }
});
