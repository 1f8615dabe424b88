let late: ReturnType<typeof setTimeout> | undefined;
const LATER_MS = 5000;

/**
 * Notes in the address what the page shows. Browsers ration it and then throw (Safari: 100 calls in 30 seconds, which a held key reaches):
 * the page goes on all the same, and the newest address is written a little later.
 */
export const writeAddress = (kind: 'pushState' | 'replaceState', state: unknown, address?: string): void => {
  clearTimeout(late);
  try {
    history[kind](state, '', address);
  } catch {
    late = setTimeout(() => writeAddress('replaceState', state, address), LATER_MS);
  }
};
