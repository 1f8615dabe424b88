import { type Publication, publication } from '@sanabel/contract/panel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { call } from '../data/call.ts';
import { usePresence } from '../session/presence.ts';

const KEY = ['publication'];
const BUSY_MS = 2_000;
const QUIET_MS = 20_000;

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

/** The state of the last edits' publication; read often while one is on its way. */
export const usePublication = () => {
  const client = useQueryClient();
  const isPresent = usePresence();
  const query = useQuery({
    queryKey: KEY,
    queryFn: read,
    refetchInterval: ({ state }) => isPresent && (state.data?.state === 'live' ? QUIET_MS : BUSY_MS),
  });
  return {
    publication: query.data ?? null,
    isUnknown: query.isError,
    publishNow: async (): Promise<void> => {
      const { json } = await call('/publication', { method: 'POST' });
      client.setQueryData(KEY, publication.parse(json));
    },
    /** To be called after every write: an edit is waiting. */
    lookAgain: () => client.invalidateQueries({ queryKey: KEY }),
  };
};
