let late: ReturnType<typeof setTimeout> | undefined;
const LATER_MS = 5000;

/**
 * Browsers limit these calls and then throw (Safari: 100 in 30 seconds, which a key held down reaches): the page continues, and the newest
 * address is written a little later.
 */
export const writeAddress = (kind: 'pushState' | 'replaceState', state: unknown, address?: string): void => {
  clearTimeout(late);
  try {
    history[kind](state, '', address);
  } catch {
    late = setTimeout(() => writeAddress('replaceState', state, address), LATER_MS);
  }
};
