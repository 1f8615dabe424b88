import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useShowFailure } from '../feedback/failures.tsx';
import type { List } from '../lists/use-list.ts';

const PER_PAGE = 25;

/** Ways to the requests before and after one in the list as it is searched and sorted, over its pages; null at its ends. */
export const useNeighbours = (list: List<'job-requests'>, id: string) => {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const index = list.items.findIndex((item) => item.id === id);
  const place = (list.page - 1) * PER_PAGE + index;
  const go = async (target: number): Promise<void> => {
    const page = Math.floor(target / PER_PAGE) + 1;
    const filter = Object.fromEntries(Object.entries({ ...list.filters, q: list.q }).filter(([, value]) => value !== ''));
    const here = page === list.page ? list.items[target % PER_PAGE] : undefined;
    const question = { pagination: { page: target + 1, perPage: 1 }, ...(list.sort ? { sort: list.sort } : {}), filter };
    const found = here ?? (await provider.getList<Item<'job-requests'>>('job-requests', question)).data[0];
    if (!found) return;
    const search = new URLSearchParams(window.location.search);
    if (page === 1) search.delete('page');
    else search.set('page', String(page));
    navigate({ pathname: `/jobs/${found.id}`, search: search.toString() });
  };
  const way = (target: number) =>
    index < 0 || target < 0 || target >= list.total ? null : () => void go(target).catch((failure: unknown) => showFailure(failure));
  return { previous: way(place - 1), next: way(place + 1) };
};

export type Neighbours = ReturnType<typeof useNeighbours>;
