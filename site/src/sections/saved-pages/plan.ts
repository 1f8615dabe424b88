import { stemOf } from '../../offline/files.ts';
import type { StoredPage } from '../../offline/store.ts';
import type { FieldList } from './model.ts';

export interface Have {
  pages: ReadonlyMap<string, Pick<StoredPage, 'digest' | 'set' | 'withPictures'>>;
  files: ReadonlySet<string>;
}

export interface Plan {
  /** The pages to fetch, each with the bytes that it adds. */
  pages: readonly (readonly [path: string, bytes: number])[];
  removed: readonly string[];
  bytes: number;
}

/**
 * Compares a set with the phone: only missing or changed pages are fetched, and each picture counts with its first page. Consecutive sets
 * share `coming`, the files that will exist by then, and count none twice.
 */
export const planOf = (
  list: FieldList,
  set: string,
  withPictures: boolean,
  { pages: have, files }: Have,
  coming = new Set(files),
): Plan => {
  const bytesOf = (some: readonly (readonly [path: string, bytes: number] | undefined)[]): number => {
    let bytes = 0;
    for (const one of some) {
      if (!one || coming.has(stemOf(one[0]))) continue;
      coming.add(stemOf(one[0]));
      bytes += one[1];
    }
    return bytes;
  };
  const pages: (readonly [string, number])[] = [];
  for (const [path, digest, bytes, indexes] of list.pages) {
    const stored = have.get(path);
    const isSame = stored?.digest === digest;
    const pictures = withPictures ? bytesOf(indexes.map((index) => list.pictures[index])) : 0;
    if (isSame && stored.set === set && pictures === 0 && (!withPictures || stored.withPictures)) continue;
    pages.push([path, (isSame ? 0 : bytes) + pictures]);
  }
  const first = pages[0];
  // The first page brings the files of all pages.
  if (first) pages[0] = [first[0], first[1] + bytesOf(list.files)];
  const listed = new Set(list.pages.map(([path]) => path));
  return {
    pages,
    removed: [...have].filter(([path, page]) => page.set === set && !listed.has(path)).map(([path]) => path),
    bytes: pages.reduce((sum, [, bytes]) => sum + bytes, 0),
  };
};

export const KERNELS = 12;
export const fullKernels = (done: number, total: number): number =>
  total === 0 ? KERNELS : Math.floor((Math.min(done, total) / total) * KERNELS);

/** Returns the missing bytes, or all that is still to come where the browser's estimate was wrong. */
export const roomToFree = (left: number, { quota = 0, usage = 0 }: StorageEstimate): number => {
  const free = Math.max(0, quota - usage);
  return free >= left ? left : left - free;
};

const MEGABYTE = 1_000_000;
/** One decimal, rounded up; `digits` is 1234567890 and `decimal` the separator in the page's language. */
export const megabytes = (bytes: number, digits: string, decimal: string): string =>
  (Math.ceil((bytes / MEGABYTE) * 10) / 10)
    .toFixed(1)
    .replaceAll(/\d|\./g, (sign) => (sign === '.' ? decimal : ([...digits][(Number(sign) + 9) % 10] ?? sign)));
