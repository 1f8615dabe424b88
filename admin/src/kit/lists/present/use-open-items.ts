import { type Present, present } from '@sanabel/contract/presence';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { call } from '../../data/call.ts';
import { may } from '../../data/may.ts';
import { usePresence } from '../../session/presence.ts';

const EVERY_MS = 20_000;

const readPresent = async (list: string): Promise<Present[]> => z.array(present).parse((await call(`/presence/${list}`)).json);

/** Maps the id of an open item to the names of colleagues who have it open. */
export const useOpenItems = (list: string): ReadonlyMap<string, readonly string[]> => {
  const isThere = usePresence();
  const { data = [] } = useQuery({
    queryKey: ['presence', list],
    queryFn: () => readPresent(list),
    enabled: may('GET /presence/{list}'),
    refetchInterval: isThere && EVERY_MS,
    refetchOnMount: 'always',
  });
  const names = new Map<string, string[]>();
  for (const { itemId, adminName } of data) names.set(itemId, [...(names.get(itemId) ?? []), adminName]);
  return names;
};
