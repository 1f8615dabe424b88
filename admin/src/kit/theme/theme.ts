import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'sanabel.theme';

type Theme = 'light' | 'dark';

const system = window.matchMedia('(prefers-color-scheme: dark)');

const remembered = (): Theme | null => {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
};

let chosen = remembered();
const listeners = new Set<() => void>();
const currentTheme = (): Theme => chosen ?? (system.matches ? 'dark' : 'light');

const show = (): void => {
  document.documentElement.dataset.theme = currentTheme();
  for (const listener of listeners) listener();
};
show();
system.addEventListener('change', show);

export const theme = {
  get: currentTheme,
  choose(next: Theme): void {
    chosen = next;
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // The device's theme applies again at the next visit.
    }
    show();
  },
  /** Follows a choice in another window. */
  recall(): void {
    chosen = remembered();
    show();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useTheme = (): Theme => useSyncExternalStore(theme.subscribe, theme.get);
