import { useCallback, useState } from 'react';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The keys of the whole panel, and their list on demand. */
export const Shortcuts = () => {
  const [isListed, setIsListed] = useState(false);
  useShortcuts(useCallback(() => setIsListed(true), []));
  return isListed ? <ShortcutsDialog onClose={() => setIsListed(false)} /> : null;
};
