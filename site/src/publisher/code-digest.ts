import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** When the digest of built folders and settings changes, the whole site is rendered. */
export const codeDigest = (folders: readonly string[], settings: readonly string[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of folders) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
};
