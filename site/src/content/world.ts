import { AsyncLocalStorage } from 'node:async_hooks';
import type { Content } from '@sanabel/contract/content';
import type { Section } from '@sanabel/contract/enumerations';
import type { Drawing } from './drawing.ts';

/** Everything that pages are made of besides their code. */
export interface World {
  content: Content;
  /** The calendar year where the club is: the footer shows it. */
  year: number;
  /** The sections on whose picture text cannot stand without a plate. */
  lively: ReadonlySet<Section>;
}

/** Changed with each new world only where something of it changed: what a read gives may be compared by identity. */
interface Read {
  value: unknown;
  evaluate(world: World): unknown;
  /** The number of the world that brought this answer. */
  since: number;
}

interface Rendering {
  world: World;
  /** The names of what the page has read so far. */
  reads: Set<string>;
  /** The pictures for sharing that it names. */
  cards: Drawing[];
}

let current: World | undefined;
/** Counts the worlds. */
let number = 0;
const reads = new Map<string, Read>();
const rendering = new AsyncLocalStorage<Rendering>();

const worldNow = (): World => {
  const world = rendering.getStore()?.world ?? current;
  if (!world) throw new Error('No content has been given to the pages.');
  return world;
};

/**
 * The only way to the content: what a page asks for is noted under a name, so that the page is rendered again when the answer changes.
 * The answer is an item, a list of items or a plain value; everything that it depends on stands in the name.
 */
export const read = <Value>(name: string, evaluate: (world: World) => Value): Value => {
  rendering.getStore()?.reads.add(name);
  const world = worldNow();
  if (world !== current) return evaluate(world);
  const known = reads.get(name);
  if (known) return known.value as Value;
  const value = evaluate(world);
  reads.set(name, { value, evaluate, since: number });
  return value;
};

/** Notes a picture for sharing that the page names, so that the publisher draws it. */
export const noteCard = (card: Drawing): void => {
  rendering.getStore()?.cards.push(card);
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((part, index) => part === other[index]));

/** The names of the reads that have another answer. */
export interface ChangedReads {
  changed: string[];
  /** Those of them that gave a number or a yes or no before: what showed it may be old, but cannot lead to an item. */
  counts: string[];
}

const isCount = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

/** Puts another world in the place of the current one. */
export const replaceWorld = (world: World): ChangedReads => {
  current = world;
  number += 1;
  const changed: string[] = [];
  const counts: string[] = [];
  for (const [name, known] of reads) {
    const value = known.evaluate(world);
    if (!isSame(value, known.value)) {
      changed.push(name);
      if (isCount(known.value)) counts.push(name);
      known.since = number;
    }
    if (value === undefined) reads.delete(name);
    else known.value = value;
  }
  return { changed, counts };
};

/** What was rendered, the names of what was read for it, and the pictures for sharing that it names. */
export interface Rendered<Result> {
  result: Result;
  reads: ReadonlySet<string>;
  cards: readonly Drawing[];
}

/** Renders with the current world, or with one that nobody else sees (a preview); tells what was read. */
export const renderIn = async <Result>(render: () => Promise<Result>, world: World | undefined = current): Promise<Rendered<Result>> => {
  if (!world) throw new Error('No content has been given to the pages.');
  const noted: Rendering = { world, reads: new Set(), cards: [] };
  return { result: await rendering.run(noted, render), reads: noted.reads, cards: noted.cards };
};

/** A finished part of pages: what it has read, and the number of the world in which it was made. */
interface Part {
  html: string;
  reads: readonly string[];
  madeIn: number;
}
const parts = new WeakMap<object, Map<string, Part>>();
/** Owns what belongs to no item. */
const SITE = {};

const isCurrent = ({ reads: names, madeIn }: Part): boolean => names.every((name) => (reads.get(name)?.since ?? Infinity) <= madeIn);

/**
 * A part that many pages show, made once and then only when an answer to its reads has changed. It may depend on `owner` (an item of the
 * content, which is another object when it has changed), on its name and on reads, and on nothing else.
 */
export const kept = (owner: object | undefined, name: string, make: () => Promise<string>): string | Promise<string> => {
  const page = rendering.getStore();
  if (!page || page.world !== current) return make();
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
