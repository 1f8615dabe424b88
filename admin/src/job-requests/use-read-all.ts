import { useDataProvider } from 'react-admin';
import type { Item } from '../data/resources.ts';
import type { List } from '../lists/use-list.ts';
import { allFound } from './all-found.ts';

/** Reads everything that the list's search and filter find. */
export const useReadAll = ({ q, filters }: List<'job-requests'>) => {
  const provider = useDataProvider();
  const filter = Object.fromEntries(Object.entries({ ...filters, q }).filter(([, value]) => value !== ''));
  return (onProgress?: (share: number) => void) =>
    allFound(
      (page, perPage) =>
        provider.getList<Item<'job-requests'>>('job-requests', {
          pagination: { page, perPage },
          sort: { field: 'createdAt', order: 'ASC' },
          filter,
        }),
      onProgress,
    );
};
