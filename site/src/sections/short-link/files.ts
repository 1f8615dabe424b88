import { ARTICLE_TYPES } from '@sanabel/contract/enumerations';
import { WITH_OWN_PAGE } from '@sanabel/contract/kinds/index';
import { read, type SiteData } from '../../content/site-data.ts';
import { itemsIn, type ListName } from '../../content/snapshot.ts';
import { type CodesPart, codeOf, partOf } from './code.ts';

/** Ids per file, about: some ten kilobytes, of which a visitor fetches one. */
const SIZE = 500;
/** Lists whose items have pages of their own. */
const LISTS: readonly [name: string, lists: readonly ListName[]][] = WITH_OWN_PAGE.map((name) => [
  name,
  name === 'articles' ? ARTICLE_TYPES : [name],
]);

/** Returns a power of two, so that the number changes only when the content doubles. */
export const codeParts = (): number =>
  read('short links parts', (siteData) => {
    const total = LISTS.flatMap(([, lists]) => lists).reduce((sum, list) => sum + itemsIn(siteData, list).length, 0);
    return 2 ** Math.max(0, Math.ceil(Math.log2(total / SIZE)));
  });

const sorted = new WeakMap<SiteData, CodesPart[]>();

/** Built once for each SiteData; the oldest items first. */
const partsIn = (siteData: SiteData, parts: number): CodesPart[] => {
  const done = sorted.get(siteData);
  if (done) return done;
  const made = Array.from({ length: parts }, () => Object.fromEntries(LISTS.map(([name]) => [name, [] as string[]])));
  for (const [name, lists] of LISTS) {
    const items = lists.flatMap((list) => itemsIn(siteData, list) as readonly { id: string; createdAt: string }[]);
    const byAge = items.toSorted((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1));
    for (const { id } of byAge) made[partOf(codeOf(id), parts)]?.[name]?.push(id);
  }
  sorted.set(siteData, made);
  return made;
};

/** Parts count from 1. A file changes with added or removed items only. */
export const codesPart = (part: number): string => {
  const parts = codeParts();
  return read(`short links part ${part} of ${parts}`, (siteData) => JSON.stringify(partsIn(siteData, parts)[part - 1]));
};

export const codePaths = (): `/${string}`[] =>
  Array.from({ length: codeParts() }, (_, index): `/${string}` => `/short-links-${index + 1}.json`);
