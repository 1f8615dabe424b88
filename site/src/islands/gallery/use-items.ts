import { useState, useSyncExternalStore } from 'react';
import { partAt } from '../../content/paging.ts';
import { rangeIn } from '../../content/range-in.ts';
import type { GalleryKind, GalleryLists } from './model.ts';
import { PART_SIZE } from './paging.ts';

const files = new Map<string, Promise<unknown>>();

/** Caches a file; after a failure the next call tries again. */
const fetchFile = async (address: string): Promise<unknown> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
};
const loadFile = <Items>(address: string): Promise<Items> => {
  const file = files.get(address) ?? fetchFile(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file as Promise<Items>;
};

type State = 'ready' | 'loading' | 'failed';
/** Has gaps where items have not loaded yet. */
export type Known<K extends GalleryKind> = readonly (GalleryLists[K][number] | undefined)[];

export interface Items<K extends GalleryKind> {
  items: Known<K>;
  total: number;
  state: State;
  /** Fetches the missing files of items from..to. Returns all known items, or null when a file failed. */
  load(from: number, to: number): Promise<Known<K> | null>;
  /** Fetches file after file until the item appears. Returns its index, or -1. */
  findItem(id: string): Promise<number>;
}

/** The first items are in the page, the others load when the visitor reaches them. */
export const openItems = <K extends GalleryKind>(first: GalleryLists[K], total: number, address: string) => {
  let now: Pick<Items<K>, 'items' | 'state'> = { items: first, state: 'ready' };
  const listeners = new Set<() => void>();
  const set = (next: Partial<typeof now>) => {
    now = { ...now, ...next };
    for (const notify of listeners) notify();
  };

  const take = async (part: number) => {
    const fetched = await loadFile<GalleryLists[K]>(`${address}${part}.json`);
    // Counts from the end, so that items added at the top since the page was made shift nothing.
    const from = rangeIn(part, total, PART_SIZE).to - fetched.length;
    const items = [...now.items];
    for (const [position, item] of fetched.entries()) if (from + position >= 0) items[from + position] = item;
    set({ items });
  };
  const load: Items<K>['load'] = async (from, to) => {
    const [start, end] = [Math.max(from, 0), Math.min(to, total - 1)];
    const missing = Array.from({ length: end - start + 1 }, (_, position) => start + position).filter((position) => !now.items[position]);
    if (missing.length === 0) return now.items;
    set({ state: 'loading' });
    try {
      for (const part of new Set(missing.map((position) => partAt(position, total, PART_SIZE)))) await take(part);
      set({ state: 'ready' });
      return now.items;
    } catch {
      set({ state: 'failed' });
      return null;
    }
  };
  const findItem: Items<K>['findItem'] = async (id) => {
    const position = () => now.items.findIndex((item) => item?.id === id);
    while (position() < 0) {
      const gap = Array.from({ length: total }, (_, index) => index).find((index) => !now.items[index]);
      if (gap === undefined || !(await load(gap, gap))?.[gap]) break;
    }
    return position();
  };
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  };
  return { subscribe, read: () => now, load, findItem };
};

export const useItems = <K extends GalleryKind>(first: GalleryLists[K], total: number, address: string): Items<K> => {
  const [{ subscribe, read, load, findItem }] = useState(() => openItems<K>(first, total, address));
  return { ...useSyncExternalStore(subscribe, read, read), total, load, findItem };
};
