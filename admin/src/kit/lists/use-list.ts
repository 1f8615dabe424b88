import { stateFilter } from '@sanabel/contract/states';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import type { Item, ResourceName } from '../data/resources.ts';
import { useReadFailure } from '../feedback/failures.tsx';
import { pageValue, useAddress } from './use-address.ts';
import { usePageWithin } from './use-page-within.ts';

interface Options {
  perPage: number;
  /** Initial sort; omitted, the server's order, which editors may have set. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Added to every query; a `q` here searches several lists of a page together. */
  fixed?: Readonly<Record<string, string>>;
  /** Query parameters that filter by a field of the same name. `state` also takes "timed" for items that will change automatically. */
  filters?: readonly string[];
  /** Query parameters whose value names a condition of the server, such as a period. */
  conditions?: readonly string[];
  /** Maps a filter to its value that requests a server condition instead: `{ followUp: 'noFollowUp' }`. */
  lacks?: Readonly<Record<string, string>>;
  /** Prefix of the query parameters, where a page has several lists. */
  prefix?: string;
}

const orderOf = (value: string | null): 'ASC' | 'DESC' | null => (value === 'ASC' || value === 'DESC' ? value : null);

/**
 * Keeps search, filters, sort and page in the address. react-admin's `useListController` writes one JSON parameter for one list per page,
 * and the dashboard has three (decision record 032).
 */
export const useList = <Name extends ResourceName>(
  resource: Name,
  { perPage, sort, fixed = {}, filters = [], conditions = [], lacks = {}, prefix = '' }: Options,
) => {
  const address = useAddress();
  const read = (name: string): string => address.read(prefix + name);
  const page = address.pageIn(`${prefix}page`);
  const q = read('q');
  const order = orderOf(read('order'));
  const sorted = read('sort') && order ? { field: read('sort'), order } : sort;
  const chosen = Object.fromEntries([...filters, ...conditions].map((name) => [name, read(name)]));
  const { state = '', ...fields } = Object.fromEntries(filters.map((name) => [name, read(name)]));
  const named = conditions.map(read).filter((condition) => condition !== '');
  const given = Object.entries({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => (value !== '' && lacks[name] === value ? [value, true] : [name, value])),
    ),
    ...Object.fromEntries(named.map((condition) => [condition, true])),
    q,
    ...fixed,
    ...stateFilter(state),
  });
  const filter = Object.fromEntries(given.filter(([, value]) => value !== ''));
  const query = useGetList<Item<Name>>(
    resource,
    { pagination: { page, perPage }, ...(sorted ? { sort: sorted } : {}), filter },
    { placeholderData: keepPreviousData },
  );
  useReadFailure(query.error, query.refetch);
  /** Returns to the first page, unless `changes` names one. */
  const set = (changes: Record<string, string>): void =>
    address.change(Object.fromEntries(Object.entries({ page: '', ...changes }).map(([name, value]) => [prefix + name, value])));
  const pages = Math.max(1, Math.ceil((query.total ?? 0) / perPage));
  const goTo = (number: number): void => set({ page: pageValue(number) });
  const isBeyond = usePageWithin(page, query.data === undefined || query.isPlaceholderData ? null : pages, goTo);
  return {
    items: query.data ?? [],
    total: query.total ?? 0,
    isLoading: (query.isPending && !query.error) || isBeyond,
    /** False after a failure, so that the list is not called empty. */
    isRead: query.data !== undefined && !isBeyond,
    /** Items belong to the previous query; the new answer is pending. */
    isStale: query.isPlaceholderData,
    page,
    pages,
    q,
    filters: chosen,
    /** Filter as sent, for reading more than this page. */
    filter,
    sort: sorted ?? null,
    isFiltered: q !== '' || Object.values(chosen).some((value) => value !== ''),
    search: (text: string) => set({ q: text }),
    filterBy: (name: string, value: string) => set({ [name]: value }),
    sortBy: (field: string, direction: 'ASC' | 'DESC') => set({ sort: field, order: direction }),
    goTo,
    clear: () => set(Object.fromEntries(['q', ...filters, ...conditions].map((name) => [name, '']))),
    refetch: query.refetch,
  };
};

export type List<Name extends ResourceName> = ReturnType<typeof useList<Name>>;
