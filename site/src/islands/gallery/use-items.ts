import { useState } from 'react';
import type { GalleryFile } from './model.ts';

const files = new Map<string, Promise<GalleryFile>>();

const read = async (address: string): Promise<GalleryFile> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
};

/** The gallery's file, asked for once by both islands of the page; after a failure the next call asks again. */
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
