import { useRef, useState } from 'react';
import { loadGallery } from './load-gallery.ts';
import type { GalleryFile } from './model.ts';

type Kind = keyof GalleryFile;
type State = 'ready' | 'loading' | 'failed';

export interface Items<K extends Kind> {
  items: GalleryFile[K];
  /** How many there are in all, known from the start. */
  total: number;
  state: State;
  /** Tells whether they came. Asked again while they come, or when they are there, it does nothing. */
  loadRest(): Promise<boolean>;
}

/** The first items came with the page; the rest is fetched when someone wants to see it. */
export const useItems = <K extends Kind>(kind: K, first: GalleryFile[K], count: number, address: string): Items<K> => {
  const [known, setKnown] = useState({ items: first, total: count });
  const [state, setState] = useState<State>('ready');
  const isAsked = useRef(false);

  const loadRest = async () => {
    if (isAsked.current) return false;
    isAsked.current = true;
    setState('loading');
    try {
      const { [kind]: items } = await loadGallery(address);
      setKnown({ items, total: items.length });
      setState('ready');
      return true;
    } catch {
      isAsked.current = false;
      setState('failed');
      return false;
    }
  };
  return { ...known, state, loadRest };
};
