import { useState } from 'react';
import { useFormats } from '../i18n/format.ts';
import type { OnProgress } from './resumable.ts';

/** Follows uploads: `percent` is null when none is running, and `isBroken` while one waits for the connection. */
export const useUpload = () => {
  const formats = useFormats();
  const [share, setShare] = useState<number | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const onProgress: OnProgress = (sent, isLost = false) => {
    setShare(sent);
    setIsBroken(isLost);
  };
  return {
    percent: share === null ? null : formats.wholePercent(share),
    isBroken,
    follow: async <Result>(work: (onProgress: OnProgress) => Promise<Result>): Promise<Result> => {
      try {
        return await work(onProgress);
      } finally {
        setShare(null);
        setIsBroken(false);
      }
    },
  };
};
