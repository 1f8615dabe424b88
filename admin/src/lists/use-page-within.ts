import { useEffect } from 'react';

/**
 * Goes to the last page that exists when the asked one is beyond it: its items were deleted, or the address is an old one. `pages` is null
 * until it is known. Returns whether the asked page is beyond the last, so that it is not taken for an empty list.
 */
export const usePageWithin = (page: number, pages: number | null, goTo: (page: number) => void): boolean => {
  const last = pages !== null && page > pages ? pages : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; the function changes with every drawing.
  useEffect(() => {
    if (last !== null) goTo(last);
  }, [last]);
  return last !== null;
};
