import type { LinkInfo } from '@sanabel/contract/auth';
import { useCallback, useEffect, useState } from 'react';
import { isEnded, readLink } from './calls.ts';

type Purpose = LinkInfo['purpose'];
type Link =
  | { state: 'reading' }
  | { state: 'ended' }
  | { state: 'failed' }
  | { state: 'done' }
  | { state: 'open'; token: string; info: LinkInfo };

const tokenHere = (): string => window.location.hash.slice(1);

/**
 * Reads the link of the address bar. Its token is behind the `#`, which browsers do not send. Once used it is removed from the address, and
 * so from the history of a shared computer.
 */
export const useLink = (purpose: Purpose) => {
  const [link, setLink] = useState<Link>({ state: 'reading' });
  const read = useCallback(async () => {
    const token = tokenHere();
    setLink({ state: 'reading' });
    try {
      const info = await readLink(token);
      setLink(info.purpose === purpose ? { state: 'open', token, info } : { state: 'ended' });
    } catch (error) {
      setLink({ state: isEnded(error) ? 'ended' : 'failed' });
    }
  }, [purpose]);
  useEffect(() => {
    void read();
    const onHash = () => void read();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [read]);
  return {
    link,
    readAgain: () => void read(),
    end: () => setLink({ state: 'ended' }),
    finish: () => {
      window.history.replaceState(null, '', window.location.pathname);
      setLink({ state: 'done' });
    },
  };
};
