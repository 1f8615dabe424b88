import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { inRoot } from '../../environment/root.ts';

const DATABASE = inRoot('scripts', 'testing', 'cms', 'release-before.db.gz');

/**
 * Writes the database of the release before kinds had declared fields. It holds one of each: a changed crop and partner, a draft, an
 * item in the trash, a scheduled article, a term, two autosaves and a saved filter.
 */
export const writeReleaseBefore = async (dataFolder: string): Promise<void> => {
  await mkdir(join(dataFolder, 'database'));
  await writeFile(join(dataFolder, 'database', 'sanabel.db'), await promisify(gunzip)(await readFile(DATABASE)));
};
