import { stemOf } from '../../offline/files.ts';
import type { KeptPage } from '../../offline/store.ts';
import type { FieldList } from './model.ts';

/** What is on the phone. */
export interface Have {
  pages: ReadonlyMap<string, Pick<KeptPage, 'digest' | 'set' | 'withPictures'>>;
  /** The names of its files (stemOf). */
  files: ReadonlySet<string>;
}

/** What saving a set comes to. */
export interface Plan {
  /** The pages to fetch, each with the bytes that it brings. */
  pages: readonly (readonly [path: string, bytes: number])[];
  /** What was saved with the set and is no longer in it. */
  gone: readonly string[];
  bytes: number;
}

/**
 * Compares a set with what is on the phone: only what is missing or has changed is fetched, and each picture is counted with the first page
 * that brings it. Sets that come after one another share `coming`, the files that are there by then, and count none twice.
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
  for (const [path, digest, bytes, places] of list.pages) {
    const kept = have.get(path);
    const isSame = kept?.digest === digest;
    const pictures = withPictures ? bytesOf(places.map((place) => list.pictures[place])) : 0;
    if (isSame && kept.set === set && pictures === 0 && (!withPictures || kept.withPictures)) continue;
    pages.push([path, (isSame ? 0 : bytes) + pictures]);
  }
  const first = pages[0];
  // The files of all pages come with the first one.
  if (first) pages[0] = [first[0], first[1] + bytesOf(list.files)];
  const listed = new Set(list.pages.map(([path]) => path));
  return {
    pages,
    gone: [...have].filter(([path, page]) => page.set === set && !listed.has(path)).map(([path]) => path),
    bytes: pages.reduce((sum, [, bytes]) => sum + bytes, 0),
  };
};

export const KERNELS = 12;
/** How many of the twelve kernels are full. */
export const fullKernels = (done: number, total: number): number =>
  total === 0 ? KERNELS : Math.floor((Math.min(done, total) / total) * KERNELS);

/** How much room is to be freed, in bytes: where the browser thinks that there is enough and was wrong, all that is still to come. */
export const roomToFree = (left: number, { quota = 0, usage = 0 }: StorageEstimate): number => {
  const free = Math.max(0, quota - usage);
  return free >= left ? left : left - free;
};

const MEGABYTE = 1_000_000;
/** Megabytes with one decimal, never less than what is there; `digits` is 1234567890 and `decimal` the sign as the language writes them. */
export const megabytes = (bytes: number, digits: string, decimal: string): string =>
  (Math.ceil((bytes / MEGABYTE) * 10) / 10)
    .toFixed(1)
    .replaceAll(/\d|\./g, (sign) => (sign === '.' ? decimal : ([...digits][(Number(sign) + 9) % 10] ?? sign)));
