import { boundedSearch } from '@sanabel/contract/lists';
import { searchAnswer } from '@sanabel/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../data/call.ts';

const QUIET_MS = 150;

/** What was typed, once it has been quiet for a moment; the first letters are asked for at once. */
const useQuiet = (typed: string): string => {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return quiet;
};

/** What the server finds for a text, and what was edited last where there is none. The shown answer stays until the next one is there. */
export const useSearch = (typed: string) => {
  const wanted = boundedSearch(typed.trim());
  const asked = useQuiet(wanted);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: async ({ signal }) => searchAnswer.parse((await call(`/search?q=${encodeURIComponent(asked)}`, { signal })).json),
    placeholderData: keepPreviousData,
  });
  return {
    answer: data,
    /** What the answer is to. */
    asked,
    hasFailed: error !== null,
    /** The answer to what stands in the field is still on its way. */
    isWaiting: wanted !== asked || isPlaceholderData || (data === undefined && error === null),
    retry: () => void refetch(),
  };
};
