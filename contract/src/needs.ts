import type { ARTICLE_TYPES } from './enumerations.ts';
import { KINDS } from './kinds/index.ts';
import type { Figures } from './panel.ts';
import { WAITING, type Waiting } from './states.ts';

type List = Figures['states'][number];

interface Waits {
  hasFailed: boolean;
  requests: number;
  states: readonly List[];
}

export type Need =
  | { need: 'failed'; to: string }
  | { need: 'requests'; count: number; to: string }
  | { need: Waiting; list: List['list']; type: string; count: number; to: string };

/** Lists of the panel: articles are two. */
export type NeedList = Exclude<List['list'], 'articles'> | (typeof ARTICLE_TYPES)[number];

export const listOfNeed = ({ list, type }: { list: List['list']; type: string }): NeedList =>
  list === 'articles' ? (type === 'climate' ? 'climate' : 'awareness') : list;

/** Returns the panel's address of these items, behind `/admin`. The first page has three lists with separate parameters. */
export const shownAt = ({ list, type }: { list: List['list']; type: unknown }, state: string): string =>
  `${KINDS[list].listPath}?${list === 'articles' ? `${type}-` : ''}state=${state}`;

/** Crop types have no lists of their own. */
const waitingIn = (states: readonly List[], need: Waiting): Need[] => {
  const lists = new Map<string, { first: List; count: number }>();
  for (const row of states) {
    const name = row.list === 'articles' ? `${row.list} ${row.type}` : row.list;
    const { first, count } = lists.get(name) ?? { first: row, count: 0 };
    lists.set(name, { first, count: count + (row[need] ?? 0) });
  }
  return [...lists.values()].flatMap(({ first, count }): Need[] => {
    if (count === 0) return [];
    const type = first.list === 'articles' ? first.type : '';
    return [{ need, list: first.list, type, count, to: shownAt(first, need) }];
  });
};

/** The most urgent first. */
export const needsOf = ({ hasFailed, requests, states }: Waits): Need[] => [
  ...(hasFailed ? [{ need: 'failed', to: '/publication' } as const] : []),
  ...(requests > 0 ? [{ need: 'requests', count: requests, to: '/jobs?status=new' } as const] : []),
  ...WAITING.flatMap((need) => waitingIn(states, need)),
];
