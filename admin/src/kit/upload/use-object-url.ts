import { useEffect, useState } from 'react';
import { Chosen } from '../media/chosen.ts';

/** Revokes the address when the file is no longer shown. Addresses of stored media pass through. */
export const useObjectUrl = (source: Blob | Chosen | string | null | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (source instanceof Chosen) return setUrl(source.medium.url);
    if (!(source instanceof Blob)) return setUrl(source || null);
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return url;
};
