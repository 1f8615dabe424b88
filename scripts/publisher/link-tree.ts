import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A second name for the same bytes where the file system allows it, a copy where it does not. */
const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));

/** Puts a folder's files into another place without moving their bytes. Hidden files stay behind. */
export const linkTree = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) await linkTree(join(from, entry.name), join(to, entry.name));
    else await linkOrCopy(join(from, entry.name), join(to, entry.name));
  }
};
