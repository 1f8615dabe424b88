import { useEffect } from 'react';

/**
 * Goes to the last page when the requested one is beyond it: items were deleted, or the address is old. `pages` is null until known.
 * Returns true meanwhile, so that the list does not look empty.
 */
export const usePageWithin = (page: number, pages: number | null, goTo: (page: number) => void): boolean => {
  const last = pages !== null && page > pages ? pages : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; the function changes with every drawing.
  useEffect(() => {
    if (last !== null) goTo(last);
  }, [last]);
  return last !== null;
};
