import { type LibraryCounts, type LibraryMedium, libraryCounts, libraryMedium } from '@sanabel/contract/library';
import { boundedSearch } from '@sanabel/contract/lists';
import { MEDIUM_KINDS, type MediumKind } from '@sanabel/contract/media-rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { call, reading } from '../data/call.ts';
import { useReadFailure } from '../feedback/failures.tsx';
import { usePageWithin } from '../lists/use-page-within.ts';
import { usePublication } from '../publication/use-publication.ts';

const KEY = 'library';
export const PER_PAGE = 48;

export const SHOWN = ['all', ...MEDIUM_KINDS, 'unused', 'noAlt'] as const;
export type Shown = (typeof SHOWN)[number];

const isKind = (shown: Shown): shown is MediumKind => MEDIUM_KINDS.some((kind) => kind === shown);

export interface Question {
  q: string;
  shown: Shown;
  page: number;
}

const filterOf = ({ q, shown }: Question): object => ({
  ...(q === '' ? {} : { q: boundedSearch(q) }),
  ...(isKind(shown) ? { kind: shown } : shown === 'all' ? {} : { [shown]: true }),
});

const totalOf = (range: string | null, fallback: number): number => Number(range?.split('/')[1] ?? fallback);

const list = z.array(libraryMedium);

export const useMedia = (question: Question, goTo: (page: number) => void) => {
  const { q, shown, page } = question;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [KEY, 'list', q, shown, page],
    queryFn: async ({ signal }) => {
      const from = (page - 1) * PER_PAGE;
      const query = new URLSearchParams({
        range: JSON.stringify([from, from + PER_PAGE - 1]),
        filter: JSON.stringify(filterOf(question)),
      });
      const { json, headers } = await call(`/library?${query}`, { signal });
      const media = list.parse(json);
      return { media, total: totalOf(headers.get('Content-Range'), media.length) };
    },
    placeholderData: keepPreviousData,
  });
  useReadFailure(error, refetch);
  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const isBeyond = usePageWithin(page, data === undefined || isPlaceholderData ? null : pages, goTo);
  return {
    media: data?.media ?? [],
    total,
    pages,
    isLoading: (isPending && !error) || isBeyond,
    hasFailed: error !== null && data === undefined,
    isRead: data !== undefined && !isBeyond,
    refetch,
  };
};

export const useMediaCounts = (): LibraryCounts | null =>
  useQuery({ queryKey: [KEY, 'counts'], queryFn: reading('/library/counts', libraryCounts) }).data ?? null;

export const useMedium = (id: string) => {
  const { data, error, refetch } = useQuery({
    queryKey: [KEY, 'one', id],
    queryFn: reading(`/library/${encodeURIComponent(id)}`, libraryMedium),
  });
  return { medium: data ?? null, error, refetch };
};

/** Call it after each change of the library. Refreshes it, and items and site where they may have changed too. */
export const useLibraryChanged = () => {
  const client = useQueryClient();
  const { refreshPublication } = usePublication();
  return async (changed: 'library' | 'deleted' | 'items' = 'library', now?: LibraryMedium): Promise<void> => {
    if (now) client.setQueryData([KEY, 'one', now.id], now);
    if (changed === 'library') return client.invalidateQueries({ queryKey: [KEY] });
    // The details dialog is about to close, and would fetch the deleted medium.
    if (changed === 'deleted') return client.invalidateQueries({ queryKey: [KEY], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
    void refreshPublication();
    await client.invalidateQueries();
  };
};
