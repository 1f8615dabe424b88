import { useEffect, useRef } from 'react';

/** Ctrl+S, or Cmd+S, saves: by the key's place, so that it works on an Arabic keyboard too. */
export const useSaveShortcut = (save: () => void): void => {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyS') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
