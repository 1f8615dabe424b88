import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Pages, and the files beside them (names to search, sitemaps). */
export interface Output {
  pages: number;
  pageBytes: number;
  dataBytes: number;
}

const BESIDE = new Set(['assets', 'media', 'admin', 'art']);

/** Counts the pages and data files of a published folder; code and media are not rendered. */
export const outputIn = (folder: string): Output => {
  const output = { pages: 0, pageBytes: 0, dataBytes: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || BESIDE.has(path.slice(folder.length + 1).split(sep)[0] ?? '')) continue;
    if (entry.name.endsWith('.html')) {
      output.pages += 1;
      output.pageBytes += statSync(path).size;
    } else if (/\.(?:json|xml)$/.test(entry.name)) output.dataBytes += statSync(path).size;
  }
  return output;
};

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** "2,230 pages of 61.3 kB, 136.6 MB in all, and 1.2 MB of names and maps". */
export const describeOutput = ({ pages, pageBytes, dataBytes }: Output): string =>
  `${pages} pages of ${(pageBytes / pages / 1000).toFixed(1)} kB, ${inMegabytes(pageBytes)} in all, and ${inMegabytes(dataBytes)} of names and maps`;
