import type { Content } from '@sanabel/contract/content';
import { contentOf, digestOf, generateItem, generateLists, type Item } from '../../testing/content/generated.ts';

/** Queries of the benchmarks: one word, several, and a slip. */
export const TYPED = {
  ar: ['قمح', 'طماطم', 'كيف أروي بالتنقيط', 'سماد', 'صقيع', 'خشب', 'فاصوليتا'],
  en: ['wheat', 'tomatoes', 'how to water with drip', 'fertiliser', 'frost', 'timber', 'xheat'],
} as const;

/** Returns the same numbers each time, so that two runs measure the same files. */
const randomFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const SENTENCES = /[^.!?؟\n]+[.!?؟]*/g;
const IS_TEXT = /^(?:arabic)?(?:description|intro|issueDefinition|importance|practicalSteps|recommendations)$/i;

/**
 * Generates items, seven tenths crops. Each has as many sentences as a demo item, drawn at random, so that an index cannot profit from
 * repeated texts; ids are as random as the CMS's.
 */
export const manyItems = (count: number): Content => {
  const random = randomFrom(count);
  const pools = new Map<string, string[]>();
  const demo = [
    ...Array.from({ length: 20 }, (_, at) => generateItem('crops', at)),
    ...Array.from({ length: 14 }, (_, at) => generateItem('articles', at)),
  ];
  for (const item of demo) {
    for (const [field, value] of Object.entries(item)) {
      if (!IS_TEXT.test(field)) continue;
      const language = field.startsWith('arabic') ? 'ar' : 'en';
      pools.set(language, [...(pools.get(language) ?? []), ...(String(value).match(SENTENCES) ?? [])]);
    }
  }
  const mixed = <T extends Item<'crops'> | Item<'articles'>>(item: T): T => {
    const texts = Object.entries(item).map(([field, value]) => {
      if (!IS_TEXT.test(field)) return [field, value];
      const pool = pools.get(field.startsWith('arabic') ? 'ar' : 'en') ?? [];
      return [field, (String(value).match(SENTENCES) ?? []).map(() => pool[Math.floor(random() * pool.length)]).join(' ')];
    });
    return { ...item, ...Object.fromEntries(texts), id: digestOf(item.id) + digestOf([item.id]).slice(0, 8) };
  };
  const crops = Array.from({ length: Math.round(count * 0.7) }, (_, at) => mixed(generateItem('crops', at)));
  const articles = Array.from({ length: count - crops.length }, (_, at) => mixed(generateItem('articles', at)));
  return contentOf({ ...generateLists(0), gallery: [], crops, articles }, 1, { webp: 1, avif: 1 });
};
