import { LIST_RANGE_MAX } from '@sanabel/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { useLanguage } from '../language/language.ts';
import type { Item } from '../panel/providers/resources.ts';

const FRESH_MS = 5 * 60_000;

const readRoles = async (provider: DataProvider): Promise<string[]> => {
  const { data } = await provider.getList<Item<'job-requests'>>('job-requests', {
    pagination: { page: 1, perPage: LIST_RANGE_MAX },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: {},
  });
  return [...new Set(data.map(({ role }) => role))];
};

/** The roles that the newest thousand applied for, in the order of the alphabet. `chosen` is always one of them. */
export const useRoles = (chosen: string, isEnabled: boolean): string[] => {
  const provider = useDataProvider();
  const locale = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['job-requests', 'roles'],
    queryFn: () => readRoles(provider),
    staleTime: FRESH_MS,
    enabled: isEnabled,
  });
  return [...new Set([...data, ...(chosen === '' ? [] : [chosen])])].sort(new Intl.Collator(locale).compare);
};
