import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ExpectedError } from '../process/log.ts';
import { writePrivate } from '../start/secrets.ts';

/** What a restore is about to exchange. It lies in the data folder meanwhile: a restore that is broken off is undone by it. */
const marker = z.object({
  /** The stamp in the names of what is laid aside: a folder, and PostgreSQL's old schema. */
  stamp: z.string(),
  /** The database that is exchanged: `sqlite`, or the host and name of a PostgreSQL. */
  database: z.string(),
  /** Which of the places were there before, below the data folder. */
  before: z.array(z.string()),
});
export type Marker = z.infer<typeof marker>;

const fileIn = (dataDir: string): string => join(dataDir, 'restore.json');

/** Where what was there before a restore with this stamp lies. */
export const asideIn = (dataDir: string, { stamp }: Pick<Marker, 'stamp'>): string => join(dataDir, `before-restore-${stamp}`);

export const readMarker = (dataDir: string): Marker | null => {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  try {
    return marker.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ExpectedError(
      `A restore was broken off, and ${file} cannot be read. What was there before is in before-restore-… beside it: put it back, then delete that file.`,
    );
  }
};
export const setMarker = (dataDir: string, value: Marker): void => writePrivate(fileIn(dataDir), JSON.stringify(value));
export const removeMarker = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });

/** Throws an ExpectedError where a restore was broken off: half of the rows or files may be those of before. */
export const refuseHalfRestored = (dataDir: string): void => {
  if (readMarker(dataDir))
    throw new ExpectedError(
      'A restore was broken off here. Run it once more, which first puts back what was there: npm run restore -- FILE',
    );
};
