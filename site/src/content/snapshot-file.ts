import { join } from 'node:path';

/** Where the integration leaves what it read, and the pages find it. */
export const snapshotFile = (cacheDir: string): string => join(cacheDir, 'content.json');
