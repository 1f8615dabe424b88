import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ExpectedError } from '../process/log.ts';
import { writePrivate } from '../start/secrets.ts';

/** Written to the data folder before a restore replaces anything, so that an interrupted restore can be undone. */
const marker = z.object({
  /** Part of the names of what is set aside: a folder, and PostgreSQL's old schema. */
  stamp: z.string(),
  /** `sqlite`, or host and name of a PostgreSQL. */
  database: z.string(),
  /** Paths below the data folder that existed before. */
  before: z.array(z.string()),
});
export type Marker = z.infer<typeof marker>;

const fileIn = (dataDir: string): string => join(dataDir, 'restore.json');

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

/** Throws an ExpectedError after an interrupted restore: half of the rows or files may be the old ones. */
export const refuseHalfRestored = (dataDir: string): void => {
  if (readMarker(dataDir))
    throw new ExpectedError(
      'A restore was broken off here. Run it once more, which first puts back what was there: npm run restore -- FILE',
    );
};
