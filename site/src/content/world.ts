import { AsyncLocalStorage } from 'node:async_hooks';
import type { Content } from '@sanabel/contract/content';
import type { Section } from '@sanabel/contract/enumerations';

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
}

interface Rendering {
  world: World;
  /** The names of what the page has read so far. */
  reads: Set<string>;
}

let current: World | undefined;
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
  reads.set(name, { value, evaluate });
  return value;
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((part, index) => part === other[index]));

/** Puts another world in the place of the current one; the names of the reads that now have another answer. */
export const replaceWorld = (world: World): string[] => {
  current = world;
  const changed: string[] = [];
  for (const [name, known] of reads) {
    const value = known.evaluate(world);
    if (!isSame(value, known.value)) changed.push(name);
    if (value === undefined) reads.delete(name);
    else known.value = value;
  }
  return changed;
};

/** Renders with the current world, or with one that nobody else sees (a preview); tells what was read. */
export const renderIn = async <Result>(
  render: () => Promise<Result>,
  world: World | undefined = current,
): Promise<{ result: Result; reads: ReadonlySet<string> }> => {
  if (!world) throw new Error('No content has been given to the pages.');
  const noted = new Set<string>();
  return { result: await rendering.run({ world, reads: noted }, render), reads: noted };
};
