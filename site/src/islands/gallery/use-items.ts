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
  loadRest(): void;
}

/** The first items came with the page; the rest is fetched when someone wants to see it. */
export const useItems = <K extends Kind>(kind: K, first: GalleryFile[K], count: number, address: string): Items<K> => {
  const [known, setKnown] = useState({ items: first, total: count });
  const [state, setState] = useState<State>('ready');
  const isAsked = useRef(false);

  const loadRest = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState('loading');
    loadGallery(address).then(
      ({ [kind]: items }) => {
        setKnown({ items, total: items.length });
        setState('ready');
      },
      () => {
        isAsked.current = false;
        setState('failed');
      },
    );
  };
  return { ...known, state, loadRest };
};
