import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type SeedState = 'started' | 'done';

interface SeedMarker {
  read(): SeedState | null;
  write(state: SeedState): void;
}

/** Stored beside the database. Keeps deleted demo items from coming back, and an interrupted seed from passing for real content. */
export const openMarker = (dataDir: string): SeedMarker => {
  const path = join(dataDir, 'database', 'demo-content');
  return {
    read: () => {
      try {
        return readFileSync(path, 'utf8').trim() === 'done' ? 'done' : 'started';
      } catch {
        return null;
      }
    },
    write: (state) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${state}\n`);
    },
  };
};
