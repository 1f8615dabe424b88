import { boundedSearch } from '@sanabel/contract/lists';
import { searchAnswer } from '@sanabel/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reading } from '../../kit/data/call.ts';

const QUIET_MS = 150;

const useQuiet = (typed: string): string => {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return quiet;
};

/** Searches on the server; an empty text returns recent edits. The last answer stays until the next one arrives. */
export const useSearch = (typed: string) => {
  const wanted = boundedSearch(typed.trim());
  const asked = useQuiet(wanted);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: reading(`/search?q=${encodeURIComponent(asked)}`, searchAnswer),
    placeholderData: keepPreviousData,
  });
  return {
    answer: data,
    /** The text that `answer` belongs to. */
    asked,
    hasFailed: error !== null,
    isWaiting: wanted !== asked || isPlaceholderData || (data === undefined && error === null),
    retry: () => void refetch(),
  };
};
