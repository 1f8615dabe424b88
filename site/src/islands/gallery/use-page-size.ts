import { useSyncExternalStore } from 'react';
import { PAGE_SIZE } from './paging.ts';

const NARROW = '(width < 768px)';

const subscribe = (notify: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** How many thumbnails fit. The built page has six, of which its styles show three on a telephone. */
export const usePageSize = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(NARROW).matches ? PAGE_SIZE.narrow : PAGE_SIZE.wide),
    () => PAGE_SIZE.wide,
  );
