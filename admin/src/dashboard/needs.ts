import type { Figures } from '@sanabel/contract/panel';

type List = Figures['states'][number];

interface Waits {
  hasFailed: boolean;
  /** Applications of which nobody has said yet where they stand. */
  requests: number;
  states: readonly List[];
}

export type Need =
  | { need: 'failed'; to: string }
  | { need: 'requests'; count: number; to: string }
  | { need: 'drafts'; list: List['list']; type: string; count: number; to: string };

/** Where the drafts of a list are shown: the dashboard has three lists, each with parameters of its own. */
const draftsAt = ({ list, type }: List): string => {
  if (list === 'crops') return '/?state=draft';
  return list === 'articles' ? `/?${type}-state=draft` : `/${list}?state=draft`;
};

/** The lists that have drafts; the types of crops are no lists of their own. */
const draftsIn = (states: readonly List[]): Need[] => {
  const lists = Map.groupBy(states, ({ list, type }) => (list === 'articles' ? `${list} ${type}` : list));
  return [...lists.values()].flatMap((rows): Need[] => {
    const [first] = rows;
    const count = rows.reduce((sum, { draft }) => sum + draft, 0);
    if (!first || count === 0) return [];
    const type = first.list === 'articles' ? first.type : '';
    return [{ need: 'drafts', list: first.list, type, count, to: draftsAt(first) }];
  });
};

/** What waits for somebody, the most pressing first; nothing of what is done. */
export const needsOf = ({ hasFailed, requests, states }: Waits): Need[] => [
  ...(hasFailed ? [{ need: 'failed', to: '/publication' } as const] : []),
  ...(requests > 0 ? [{ need: 'requests', count: requests, to: '/jobs?status=new' } as const] : []),
  ...draftsIn(states),
];
