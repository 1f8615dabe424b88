import { type Publication, type PublicationReleases, publication, publicationReleases } from '@sanabel/contract/publication';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { call, LONG_TIME_LIMIT_MS } from '../data/call.ts';
import { may } from '../data/may.ts';
import { usePresence } from '../session/presence.ts';

const KEY = ['publication'];
const BUSY_MS = 2_000;
const QUIET_MS = 20_000;
const SOON_MS = 60_000;

const builtSite = z.object({ revision: z.number() });

/** Reads the public site's own revision; null if it cannot be read. */
const shownRevision = async (): Promise<number | null> => {
  const answer = await fetch('/build.json', { cache: 'no-store' }).catch(() => null);
  const parsed = builtSite.safeParse(await answer?.json().catch(() => null));
  return parsed.success ? parsed.data.revision : null;
};

/** Reports "live" only when the site itself proves it (security rule 11); until then it counts as building. */
const read = async (): Promise<Publication> => {
  const { json } = await call('/publication');
  const latest = publication.parse(json);
  if (latest.state !== 'live') return latest;
  const shown = await shownRevision();
  return shown !== null && shown >= latest.liveRevision ? latest : { ...latest, state: 'building' };
};

const isBusy = ({ state, nextAt }: Publication): boolean => {
  if (state === 'live' || state === 'held') return false;
  return state !== 'waiting' || !nextAt || Date.parse(nextAt) - Date.now() < SOON_MS;
};

export const usePublication = () => {
  const client = useQueryClient();
  const isPresent = usePresence();
  const query = useQuery({
    queryKey: KEY,
    queryFn: read,
    enabled: may('GET /publication'),
    refetchInterval: ({ state }) => isPresent && (state.data && !isBusy(state.data) ? QUIET_MS : BUSY_MS),
  });
  const refreshPublication = () => client.invalidateQueries({ queryKey: KEY });
  return {
    publication: query.data ?? null,
    readAt: query.dataUpdatedAt,
    isUnknown: query.isError,
    publishNow: async (): Promise<void> => {
      const { json } = await call('/publication', { method: 'POST' });
      client.setQueryData(KEY, publication.parse(json));
    },
    /** Returns the site to a release and pins it there. */
    goBack: async (release: number): Promise<void> => {
      const { json } = await call('/publication/rollback', { method: 'POST', body: { release }, timeLimit: LONG_TIME_LIMIT_MS });
      client.setQueryData(KEY, publication.parse(json));
      await refreshPublication();
    },
    /** Call after every write. */
    refreshPublication,
  };
};

/** Refetches when the history gets a new line; `releases` is null until loaded. */
export const useReleases = (lastLine: string): { releases: PublicationReleases | null; isUnreadable: boolean } => {
  const { data, isError } = useQuery({
    queryKey: [...KEY, 'releases', lastLine],
    queryFn: async () => publicationReleases.parse((await call('/publication/releases')).json),
    placeholderData: (before) => before,
  });
  return { releases: data ?? null, isUnreadable: isError };
};
