import { SheetError, type SheetFault } from './fault.ts';
import { type Cell, readCells } from './read.ts';

export type ReadAnswer = { cells: Cell[][] } | { fault: SheetFault };

const read = async (bytes: Uint8Array): Promise<ReadAnswer> => {
  try {
    return { cells: await readCells(bytes) };
  } catch (error) {
    return { fault: error instanceof SheetError ? error.fault : 'notSheet' };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => self.postMessage(await read(data)));
