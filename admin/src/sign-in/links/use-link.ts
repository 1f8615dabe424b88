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
 * The link of the address bar, as the server knows it. Its secret stands behind the `#`, which browsers send to nobody; once it is used
 * up it leaves the address too, so that it is not in the history of a shared computer.
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
