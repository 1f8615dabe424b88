import { AsyncLocalStorage } from 'node:async_hooks';
import type { Content } from '@sanabel/contract/content';
import type { Section } from '@sanabel/contract/enumerations';
import type { Drawing } from './drawing.ts';

export interface SiteData {
  content: Content;
  year: number;
  /** Milliseconds at which the content was read; what has begun or ended depends on it. Nothing has begun without it. */
  now?: number;
  /** The sections whose picture needs a plate under text. */
  busyImages: ReadonlySet<Section>;
}

/** Changes only where the answer differs, so that answers can be compared by identity. */
interface Read {
  value: unknown;
  evaluate(siteData: SiteData): unknown;
  /** The number of the data set with which this answer came. */
  since: number;
}

interface Rendering {
  siteData: SiteData;
  reads: Set<string>;
  drawings: Drawing[];
}

let current: SiteData | undefined;
let number = 0;
const reads = new Map<string, Read>();
const rendering = new AsyncLocalStorage<Rendering>();

const currentSiteData = (): SiteData => {
  const siteData = rendering.getStore()?.siteData ?? current;
  if (!siteData) throw new Error('No content has been given to the pages.');
  return siteData;
};

/**
 * The only way to the content. It notes each read by name, so that the page is rendered again when the answer changes. The answer is an
 * item, a list of items or a plain value; the name contains everything that it depends on.
 */
export const read = <Value>(name: string, evaluate: (siteData: SiteData) => Value): Value => {
  rendering.getStore()?.reads.add(name);
  const siteData = currentSiteData();
  if (siteData !== current) return evaluate(siteData);
  const known = reads.get(name);
  if (known) return known.value as Value;
  const value = evaluate(siteData);
  reads.set(name, { value, evaluate, since: number });
  return value;
};

export const noteDrawing = (drawing: Drawing): void => {
  rendering.getStore()?.drawings.push(drawing);
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((part, index) => part === other[index]));

export interface ChangedReads {
  changed: string[];
  /** Reads that gave a number or a boolean before: a page that shows them may be stale, but cannot lead to an item. */
  counts: string[];
}

const isCount = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

export const replaceSiteData = (siteData: SiteData): ChangedReads => {
  current = siteData;
  number += 1;
  const changed: string[] = [];
  const counts: string[] = [];
  for (const [name, known] of reads) {
    const value = known.evaluate(siteData);
    if (isSame(value, known.value)) continue;
    changed.push(name);
    if (isCount(known.value)) counts.push(name);
    known.since = number;
    known.value = value;
    // Its pages are rendered again, and those that still read it note it again.
    if (value === undefined) reads.delete(name);
  }
  return { changed, counts };
};

export interface Rendered<Result> {
  result: Result;
  reads: ReadonlySet<string>;
  drawings: readonly Drawing[];
}

/** Renders with the current data, or with data for this call alone (a preview). */
export const renderIn = async <Result>(
  render: () => Promise<Result>,
  siteData: SiteData | undefined = current,
): Promise<Rendered<Result>> => {
  if (!siteData) throw new Error('No content has been given to the pages.');
  const noted: Rendering = { siteData, reads: new Set(), drawings: [] };
  return { result: await rendering.run(noted, render), reads: noted.reads, drawings: noted.drawings };
};

/** A cached part of pages: its reads, and the number of the data set in which it was made. */
interface Part {
  html: string;
  reads: readonly string[];
  madeIn: number;
}
const parts = new WeakMap<object, Map<string, Part>>();
const SITE = {};

const isCurrent = ({ reads: names, madeIn }: Part): boolean => names.every((name) => (reads.get(name)?.since ?? Infinity) <= madeIn);

/**
 * Caches a part that many pages show, until an answer to its reads changes. It may depend on `owner` (an item, which is another object
 * after a change), on its name and on reads, and on nothing else.
 */
export const cached = (owner: object | undefined, name: string, make: () => Promise<string>): string | Promise<string> => {
  const page = rendering.getStore();
  if (!page || page.siteData !== current) return make();
  const own = parts.get(owner ?? SITE) ?? new Map<string, Part>();
  parts.set(owner ?? SITE, own);
  const part = own.get(name);
  if (part && isCurrent(part)) {
    for (const read of part.reads) page.reads.add(read);
    return part.html;
  }
  const madeIn = number;
  return renderIn(make).then(({ result, reads: noted }) => {
    own.set(name, { html: result, reads: [...noted], madeIn });
    for (const read of noted) page.reads.add(read);
    return result;
  });
};
