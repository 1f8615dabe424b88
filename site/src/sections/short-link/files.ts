import { itemsIn, type ListName } from '../../content/snapshot.ts';
import { read, type World } from '../../content/world.ts';
import { type CodesPart, codeOf, partOf } from './code.ts';

/** About so many ids a file has: some ten kilobytes, of which a visitor fetches one. */
const SIZE = 500;
const LISTS = { crops: ['crops'], articles: ['awareness', 'climate'] } as const satisfies Record<keyof CodesPart, readonly ListName[]>;

/** The number of files: a power of two, so that it changes only as the content doubles. */
export const codeParts = (): number =>
  read('short links parts', (world) => {
    const total = Object.values(LISTS)
      .flat()
      .reduce((sum, list) => sum + itemsIn(world, list).length, 0);
    return 2 ** Math.max(0, Math.ceil(Math.log2(total / SIZE)));
  });

const sorted = new WeakMap<World, CodesPart[]>();

/** All items by the file that knows their code; the oldest first. Sorted out once for each world. */
const partsIn = (world: World, parts: number): CodesPart[] => {
  const done = sorted.get(world);
  if (done) return done;
  const made = Array.from({ length: parts }, () => ({ crops: [] as string[], articles: [] as string[] }));
  for (const [name, lists] of Object.entries(LISTS) as [keyof CodesPart, readonly ListName[]][]) {
    const items = lists.flatMap((list) => itemsIn(world, list) as readonly { id: string; createdAt: string }[]);
    const byAge = items.toSorted((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1));
    for (const { id } of byAge) made[partOf(codeOf(id), parts)]?.[name].push(id);
  }
  sorted.set(world, made);
  return made;
};

/** One file with the ids behind codes, 1 the first. It changes when an item comes or goes, and with no edit. */
export const codesPart = (part: number): string => {
  const parts = codeParts();
  return read(`short links part ${part} of ${parts}`, (world) => JSON.stringify(partsIn(world, parts)[part - 1]));
};

/** The addresses of all of these files. */
export const codePaths = (): `/${string}`[] =>
  Array.from({ length: codeParts() }, (_, place): `/${string}` => `/short-links-${place + 1}.json`);
