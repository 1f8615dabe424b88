import { type Backups, backupDownload, backups } from '@sanabel/contract/backup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { API_BASE, call, LONG_TIME_LIMIT_MS } from '../../../kit/data/call.ts';
import { usePresence } from '../../../kit/session/presence.ts';

const KEY = ['backups'];
const BUSY_MS = 1_000;
const QUIET_MS = 30_000;

const saveFrom = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = `${API_BASE}${address}`;
  link.download = name;
  link.click();
};

export const useBackups = () => {
  const client = useQueryClient();
  const isPresent = usePresence();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<Backups> => backups.parse((await call('/backups')).json),
    refetchInterval: ({ state }) => isPresent && (state.data?.running ? BUSY_MS : QUIET_MS),
  });
  const post = async (path: string): Promise<void> => {
    client.setQueryData(KEY, backups.parse((await call(path, { method: 'POST', timeLimit: LONG_TIME_LIMIT_MS })).json));
  };
  return {
    backups: query.data ?? null,
    isUnknown: query.isError,
    make: () => post('/backups'),
    stop: () => post('/backups/stop'),
    tryNewest: () => post('/backups/try'),
    /** Hands the encrypted stream to the browser's own download. */
    download: async (id: string, passphrase: string): Promise<void> => {
      const { json } = await call(`/backups/${id}/download`, { method: 'POST', body: { passphrase }, timeLimit: LONG_TIME_LIMIT_MS });
      const { address, name } = backupDownload.parse(json);
      saveFrom(address, name);
    },
  };
};
