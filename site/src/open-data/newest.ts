import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import { itemsIn } from '../content/snapshot.ts';
import { read } from '../content/world.ts';

/** The newest first. One pass instead of a sort: each edit asks again, and there may be 10,000 items. */
export const newest = (count: number): readonly (Crop | Article)[] =>
  read(`newest ${count} of all`, (world) => {
    const found: (Crop | Article)[] = [];
    for (const list of ['crops', 'awareness', 'climate'] as const)
      for (const item of itemsIn(world, list)) {
        const last = found[count - 1];
        if (last && !isNewer(item, last)) continue;
        const place = found.findIndex((other) => isNewer(item, other));
        found.splice(place < 0 ? found.length : place, 0, item);
        found.length = Math.min(found.length, count);
      }
    return found;
  });

/** The id decides between equal timestamps. */
const isNewer = (one: Crop | Article, other: Crop | Article): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt > other.createdAt;
