import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import { itemsIn } from '../content/snapshot.ts';
import { read } from '../content/world.ts';

/** The crops and articles that came last, the newest first. Found in one pass: it is asked again at every edit, and there may be 10,000. */
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

/** Of two of one moment the id decides, so that there is one order. */
const isNewer = (one: Crop | Article, other: Crop | Article): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt > other.createdAt;
