import type { ARTICLE_TYPES } from './enumerations.ts';
import { type Figures, LACKS } from './panel.ts';

type List = Figures['states'][number];

interface Waits {
  hasFailed: boolean;
  /** Applications of which nobody has said yet where they stand. */
  requests: number;
  states: readonly List[];
}

/** What of a list waits: each is one of its chips. */
const WAITING = [...LACKS, 'drafts'] as const;
export type Waiting = (typeof WAITING)[number];

export type Need =
  | { need: 'failed'; to: string }
  | { need: 'requests'; count: number; to: string }
  | { need: Waiting; list: List['list']; type: string; count: number; to: string };

/** The lists of the panel that a need can be in: articles are two. */
export type NeedList = Exclude<List['list'], 'articles'> | (typeof ARTICLE_TYPES)[number];

/** The list of the panel that a need is in. */
export const listOfNeed = ({ list, type }: { list: List['list']; type: string }): NeedList =>
  list === 'articles' ? (type === 'climate' ? 'climate' : 'awareness') : list;

/** Where the panel shows these items of a list, behind `/admin`: its first page has three lists, each with parameters of its own. */
const shownAt = ({ list, type }: List, state: string): string => {
  if (list === 'crops') return `/?state=${state}`;
  return list === 'articles' ? `/?${type}-state=${state}` : `/${list}?state=${state}`;
};

/** What waits in each list; the types of crops are no lists of their own. */
const waitingIn = (states: readonly List[], need: Waiting): Need[] => {
  const state = need === 'drafts' ? 'draft' : need;
  const lists = new Map<string, { first: List; count: number }>();
  for (const row of states) {
    const name = row.list === 'articles' ? `${row.list} ${row.type}` : row.list;
    const { first, count } = lists.get(name) ?? { first: row, count: 0 };
    lists.set(name, { first, count: count + (row[state] ?? 0) });
  }
  return [...lists.values()].flatMap(({ first, count }): Need[] => {
    if (count === 0) return [];
    const type = first.list === 'articles' ? first.type : '';
    return [{ need, list: first.list, type, count, to: shownAt(first, state) }];
  });
};

/** What waits for somebody, the most pressing first; nothing of what is done. */
export const needsOf = ({ hasFailed, requests, states }: Waits): Need[] => [
  ...(hasFailed ? [{ need: 'failed', to: '/publication' } as const] : []),
  ...(requests > 0 ? [{ need: 'requests', count: requests, to: '/jobs?status=new' } as const] : []),
  ...WAITING.flatMap((need) => waitingIn(states, need)),
];
