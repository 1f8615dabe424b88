import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How far the demo content is in this database. */
export type SeedState = 'started' | 'done';

export interface SeedMarker {
  read(): SeedState | null;
  write(state: SeedState): void;
}

/**
 * Kept beside the database, so that both are thrown away together. With it, what an editor deleted does not come back at the
 * next start, and a seed that was interrupted is not taken for somebody's own content.
 */
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
