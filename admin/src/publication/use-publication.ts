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

/** The revision that the public site itself shows; null when it cannot be read. */
const shownRevision = async (): Promise<number | null> => {
  const answer = await fetch('/build.json', { cache: 'no-store' }).catch(() => null);
  const parsed = builtSite.safeParse(await answer?.json().catch(() => null));
  return parsed.success ? parsed.data.revision : null;
};

/** Live is only what the site itself proves (security rule 11): until then the server's "live" still counts as being built. */
const read = async (): Promise<Publication> => {
  const { json } = await call('/publication');
  const told = publication.parse(json);
  if (told.state !== 'live') return told;
  const shown = await shownRevision();
  return shown !== null && shown >= told.liveRevision ? told : { ...told, state: 'building' };
};

/** Whether something may happen within seconds. */
const isBusy = ({ state, nextAt }: Publication): boolean => {
  if (state === 'live' || state === 'held') return false;
  return state !== 'waiting' || !nextAt || Date.parse(nextAt) - Date.now() < SOON_MS;
};

/** The state of the last edits' publication; read often while one is on its way. */
export const usePublication = () => {
  const client = useQueryClient();
  const isPresent = usePresence();
  const query = useQuery({
    queryKey: KEY,
    queryFn: read,
    enabled: may('GET /publication'),
    refetchInterval: ({ state }) => isPresent && (state.data && !isBusy(state.data) ? QUIET_MS : BUSY_MS),
  });
  const lookAgain = () => client.invalidateQueries({ queryKey: KEY });
  return {
    publication: query.data ?? null,
    /** When that was read last. */
    readAt: query.dataUpdatedAt,
    isUnknown: query.isError,
    publishNow: async (): Promise<void> => {
      const { json } = await call('/publication', { method: 'POST' });
      client.setQueryData(KEY, publication.parse(json));
    },
    /** Takes the site back to a release, and holds it there. */
    goBack: async (release: number): Promise<void> => {
      const { json } = await call('/publication/rollback', { method: 'POST', body: { release }, timeLimit: LONG_TIME_LIMIT_MS });
      client.setQueryData(KEY, publication.parse(json));
      await lookAgain();
    },
    /** To be called after every write: an edit is waiting. */
    lookAgain,
  };
};

/** The releases that one can go back to, read anew when the history has another line; null while they are unknown. */
export const useReleases = (lastLine: string): { releases: PublicationReleases | null; isUnread: boolean } => {
  const { data, isError } = useQuery({
    queryKey: [...KEY, 'releases', lastLine],
    queryFn: async () => publicationReleases.parse((await call('/publication/releases')).json),
    placeholderData: (before) => before,
  });
  return { releases: data ?? null, isUnread: isError };
};
