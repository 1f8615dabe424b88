import { totalmem } from 'node:os';

/** Bytes of memory of this machine, or of its container. */
export const MEMORY = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
