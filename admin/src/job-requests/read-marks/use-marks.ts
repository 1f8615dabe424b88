import { useSyncExternalStore } from 'react';
import { isNew, type Moment } from './marks.ts';
import { readMarks } from './store.ts';

export const useMarks = () => useSyncExternalStore(readMarks.subscribe, readMarks.get);

/** Whether a request is marked as new. */
export const useIsNew = (): ((request: Moment) => boolean) => {
  const marks = useMarks();
  return (request) => marks !== null && isNew(marks, request);
};
