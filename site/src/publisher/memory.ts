import { totalmem } from 'node:os';

/** The bytes of memory of this machine, or of its container. */
export const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
