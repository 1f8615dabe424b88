import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';
import { may } from '../data/may.ts';
import type { Item } from '../data/resources.ts';
import { usePresence } from '../session/presence.ts';
import { isNew, type Marks, type Moment } from './read-marks/marks.ts';
import { readMarks, useMarks } from './read-marks/store.ts';

/** The part of the key that all questions about job requests begin with: what is deleted there is counted anew here. */
const KEY = ['job-requests', 'newest'];
const EVERY_MS = 60_000;
const ON_A_PAGE = 100;
const PAGES_MAX = 10;

interface Newest {
  total: number;
  /** The newest of all. */
  at: string | null;
  /** Those that arrived since the list was last opened; of the first time on a device, none. */
  since: Moment[];
}

const read = async (provider: DataProvider, perPage: number, page: number) => {
  const { data, total = 0 } = await provider.getList<Item<'job-requests'>>('job-requests', {
    pagination: { page, perPage },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: {},
  });
  return { total, moments: data.map(({ id, updatedAt }): Moment => ({ id, at: updatedAt })) };
};

/** Asks for one request; for more only when that one is newer than what is known. */
const readNewest = async (provider: DataProvider, openedAt: string | null): Promise<Newest> => {
  const { total, moments } = await read(provider, 1, 1);
  const at = moments[0]?.at ?? null;
  const since: Moment[] = [];
  if (openedAt === null || at === null || at <= openedAt) return { total, at, since };
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const newer = (await read(provider, ON_A_PAGE, page)).moments.filter((moment) => moment.at > openedAt);
    since.push(...newer);
    if (newer.length < ON_A_PAGE) break;
  }
  return { total, at, since };
};

/** The newest job requests, asked for again now and then while somebody is there. */
const useNewest = (marks: Marks | null) => {
  const provider = useDataProvider();
  const isPresent = usePresence();
  const openedAt = marks?.openedAt ?? null;
  return useQuery({
    queryKey: [...KEY, openedAt],
    queryFn: () => readNewest(provider, openedAt),
    refetchInterval: isPresent && EVERY_MS,
    enabled: marks !== null && may('GET /job-requests'),
  });
};

/** Counts the job requests that this admin has not seen on this device. */
export const useNewJobRequests = (): number => {
  const marks = useMarks();
  const { data } = useNewest(marks);
  if (!data || !marks) return 0;
  return marks.openedAt === null ? Math.max(0, data.total - marks.seen.length) : data.since.filter((one) => isNew(marks, one)).length;
};

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
