import { expect, it } from 'vitest';
import { contentOf, generateLists } from '../../../scripts/testing/content/generated.ts';
import { relatedCrops } from './selections.ts';
import { renderIn, replaceWorld } from './world.ts';

const lists = generateLists(200);
const related = async (id: string) => {
  const crop = lists.crops.find((one) => one.id === id);
  if (!crop) throw new Error(id);
  return { crop, others: (await renderIn(async () => relatedCrops(crop))).result };
};

it('a crop’s page ends with four others: of its type and season first, then of its season', async () => {
  replaceWorld({ content: contentOf(lists, 1, { webp: 1, avif: 1 }), year: 2026, lively: new Set() });
  for (const { id } of lists.crops) {
    const { crop, others } = await related(id);
    expect(others).toHaveLength(4);
    expect(others.map((other) => other.id)).not.toContain(id);
    const closeness = others.map((other) => (other.season === crop.season ? 2 : 0) + (other.type === crop.type ? 1 : 0));
    expect(closeness, id).toEqual(closeness.toSorted((one, other) => other - one));
    const sameKind = lists.crops.filter((other) => other.id !== id && other.type === crop.type && other.season === crop.season);
    expect(closeness.filter((value) => value === 3)).toHaveLength(Math.min(4, sameKind.length));
  }
});
