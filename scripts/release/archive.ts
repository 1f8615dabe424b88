import { existsSync, rmSync } from 'node:fs';
import { create, extract, list } from 'tar';
import * as z from 'zod';
import { TARGETS } from '../build/targets.ts';
import { inRoot } from '../environment/root.ts';
import { ExpectedError } from '../process/log.ts';

/** Beside the built folders: names the commit that they were built of. While it is there, `install.mjs` leaves out what only builds need. */
const NOTE = 'release.json';
const note = z.object({ version: z.string(), commit: z.string().regex(/^[0-9a-f]{40}$/) });
export type Release = z.infer<typeof note>;

const OUTPUTS = TARGETS.flatMap(({ outputs }) => outputs);

export const noteFile = inRoot(NOTE);

/** True while the checkout runs what a release archive brought. */
export const isOfRelease = (): boolean => existsSync(noteFile);

export const packRelease = (file: string): Promise<void> => create({ file, cwd: inRoot(), gzip: true, portable: true }, [NOTE, ...OUTPUTS]);

/** Reads which commit an archive was built of. Throws for any other file. */
export const readRelease = async (file: string): Promise<Release> => {
  let text = '';
  try {
    await list({ file, onReadEntry: (entry) => entry.path === NOTE && entry.on('data', (data: Buffer) => (text += data)) });
    return note.parse(JSON.parse(text));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ExpectedError(`There is no ${file}.`);
    if (code === 'EACCES') throw new ExpectedError(`This user cannot read ${file}: put it into /tmp, for example.`);
    throw new ExpectedError(`${file} is no archive of "npm run build -- release".`);
  }
};

/** Removes what an earlier release brought, so that the next start builds. */
export const removeRelease = (): void => {
  for (const path of [NOTE, ...OUTPUTS]) rmSync(inRoot(path), { recursive: true, force: true });
};

/** Replaces what is built by the contents of an archive. */
export const unpackRelease = async (file: string): Promise<void> => {
  removeRelease();
  await extract({ file, cwd: inRoot() }, [NOTE, ...OUTPUTS]);
};
