import { type SiteHealth, siteHealth } from '@sanabel/contract/site-health';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, LONG_TIME_LIMIT_MS } from '../../kit/data/call.ts';
import { may } from '../../kit/data/may.ts';
import { usePresence } from '../../kit/session/presence.ts';

const KEY = ['site-health'];
const EVERY_MS = 60_000;

export const useHealth = () => {
  const client = useQueryClient();
  const isPresent = usePresence();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<SiteHealth> => siteHealth.parse((await call('/site-health')).json),
    enabled: may('GET /site-health'),
    refetchInterval: isPresent && EVERY_MS,
  });
  const post = async (path: string): Promise<SiteHealth> => {
    const health = siteHealth.parse((await call(path, { method: 'POST', timeLimit: LONG_TIME_LIMIT_MS })).json);
    client.setQueryData(KEY, health);
    return health;
  };
  return {
    health: query.data ?? null,
    isUnknown: query.isError,
    check: () => post('/site-health'),
    /** Sends a test mail to the signed-in owner and returns the new state of mail. */
    mailMe: async () => (await post('/site-health/mail')).mail,
  };
};
