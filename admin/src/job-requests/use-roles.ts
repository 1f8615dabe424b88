import { figures } from '@sanabel/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { useLanguage } from '../language/language.ts';

const FRESH_MS = 5 * 60_000;

/** Every role that somebody applied for, in the order of the alphabet. `chosen` is always one of them. */
export const useRoles = (chosen: string, isEnabled: boolean): string[] => {
  const locale = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['job-requests', 'roles'],
    queryFn: async ({ signal }) => figures.parse((await call('/figures', { signal })).json).jobRequestRoles,
    staleTime: FRESH_MS,
    enabled: isEnabled,
  });
  return [...new Set([...data, ...(chosen === '' ? [] : [chosen])])].sort(new Intl.Collator(locale).compare);
};
