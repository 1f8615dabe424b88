import { useState } from 'react';
import { loadGallery } from './load-gallery.ts';
import type { GalleryFile } from './model.ts';

type Kind = keyof GalleryFile;
type State = 'ready' | 'loading' | 'failed';

export interface Items<K extends Kind> {
  items: GalleryFile[K];
  /** How many there are in all, known from the start. */
  total: number;
  state: State;
  /** All of them, or null when they did not come; asked for once, whoever asks. */
  loadRest(): Promise<GalleryFile[K] | null>;
}

/** The first items came with the page; the rest is fetched when someone wants to see it. */
export const useItems = <K extends Kind>(kind: K, first: GalleryFile[K], count: number, address: string): Items<K> => {
  const [known, setKnown] = useState({ items: first, total: count });
  const [state, setState] = useState<State>('ready');

  const loadRest = async () => {
    if (known.items.length >= known.total) return known.items;
    setState('loading');
    try {
      const { [kind]: items } = await loadGallery(address);
      setKnown({ items, total: items.length });
      setState('ready');
      return items;
    } catch {
      setState('failed');
      return null;
    }
  };
  return { ...known, state, loadRest };
};
