import { savedFilter, savedFilters } from '@sanabel/contract/saved-filters';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { call, reading } from '../../data/call.ts';
import { filterIn, pageIn } from './address.ts';

const KEY = ['account', 'filters'];

/** Saved filters of the open page, fetched when the menu opens. */
export const useSavedFilters = (isOpen: boolean) => {
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const page = pageIn(pathname);
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: reading('/account/filters', savedFilters),
    enabled: isOpen,
  });
  const readAgain = () => client.invalidateQueries({ queryKey: KEY });
  return {
    page,
    query: filterIn(search),
    saved: data?.filter((filter) => filter.page === page) ?? null,
    error,
    save: async (name: string): Promise<void> => {
      savedFilter.parse((await call('/account/filters', { method: 'POST', body: { page, name, query: filterIn(search) } })).json);
      await readAgain();
    },
    forget: async (id: string): Promise<void> => {
      await call(`/account/filters/${id}`, { method: 'DELETE' });
      await readAgain();
    },
  };
};
