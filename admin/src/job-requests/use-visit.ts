import { useEffect, useRef } from 'react';
import { readMarks, useMarks } from './read-marks/store.ts';
import { useNewest } from './use-new-job-requests.ts';

/** The list is being looked at: what is new stays marked until it is left, and is not new the next time. */
export const useVisit = (): void => {
  const { data, isFetchedAfterMount } = useNewest(useMarks());
  const isNoted = useRef(false);
  const newest = isFetchedAfterMount ? data?.at : undefined;
  useEffect(() => {
    if (newest === undefined || isNoted.current) return;
    isNoted.current = true;
    readMarks.open(newest);
  }, [newest]);
  useEffect(() => readMarks.leave, []);
};
