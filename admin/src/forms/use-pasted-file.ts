import { useEffect, useRef } from 'react';

/** A picture that is pasted anywhere on the page. What comes with a text, as from a word processor, is that text's business. */
export const usePastedFile = (take: (file: File) => void): void => {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const file = clipboardData?.files[0];
      if (file && !clipboardData?.types.includes('text/plain')) latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
};
