import { createStore } from '../data/store.ts';

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
const currentTheme = (): Theme => chosen ?? (system.matches ? 'dark' : 'light');
const shown = createStore(currentTheme());

const show = (): void => {
  shown.set(currentTheme());
  document.documentElement.dataset.theme = shown.get();
};
show();
system.addEventListener('change', show);

export const theme = {
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
};

export const useTheme = shown.useValue;
