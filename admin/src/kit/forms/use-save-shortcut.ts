import { useWindowEvent } from '../ui/use-window-event.ts';

/** Saves with Ctrl+S or Cmd+S. `code` works on an Arabic keyboard too, where `key` is another letter. */
export const useSaveShortcut = (save: () => void): void =>
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyS') return;
    event.preventDefault();
    save();
  });
