const OPEN_SEARCH = 'sanabel:search';

/** Opens the panel's search; `typed` becomes its first letters. */
export const openSearch = (typed = ''): void => void window.dispatchEvent(new CustomEvent(OPEN_SEARCH, { detail: typed }));

export const onOpenSearch = (open: (typed: string) => void, signal: AbortSignal): void =>
  window.addEventListener(OPEN_SEARCH, (event) => open(event instanceof CustomEvent ? String(event.detail) : ''), { signal });
