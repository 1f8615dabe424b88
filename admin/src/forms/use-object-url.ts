import { useEffect, useState } from 'react';

/** An address under which a chosen file can be shown, as long as it is shown. Addresses of stored pictures pass through. */
export const useObjectUrl = (source: File | string | null | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!(source instanceof File)) return setUrl(source || null);
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return url;
};
