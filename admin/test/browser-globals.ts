import { vi } from 'vitest';

const storage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
};

/** Stubs the browser features that API calls need, so that the app's own code can call the real server. */
export const stubBrowser = (siteUrl: string): void => {
  const { fetch } = globalThis;
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '', dataset: {} } });
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => fetch(new URL(path, siteUrl), options));
};
