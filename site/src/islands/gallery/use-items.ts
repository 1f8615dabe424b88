import { useState } from 'react';
import type { GalleryFile } from './model.ts';

const files = new Map<string, Promise<GalleryFile>>();

const read = async (address: string): Promise<GalleryFile> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
};

/** Fetches the gallery's file, once for both islands of the page; after a failure the next call asks again. */
const loadGallery = (address: string): Promise<GalleryFile> => {
  const known = files.get(address);
  if (known) return known;
  const file = read(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
};

type Kind = keyof GalleryFile;
type State = 'ready' | 'loading' | 'failed';

export interface Items<K extends Kind> {
  items: GalleryFile[K];
  /** The number of all items, known from the start. */
  total: number;
  state: State;
  /** Fetches all items once; null when they did not come. */
  loadRest(): Promise<GalleryFile[K] | null>;
}

/** Keeps the items: the first ones came with the page, the rest is fetched when the visitor goes on. */
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
