import type { Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import { MISSED_SEARCH_MAX } from '@sanabel/contract/limits';

/** The pause after which an empty result counts: a visitor who continues typing meant another word. */
const STAYED_MS = 1500;
const SHORTEST = 3;

/** Reports each query without results once: its words and the page's language, and nothing else (decision 129). */
export const missedSearches = (locale: Locale) => {
  const reported = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    forget: () => clearTimeout(timer),
    note: (typed: string): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const words = foldForSearch(typed);
        if (words.length < SHORTEST || words.length > MISSED_SEARCH_MAX || reported.has(words)) return;
        reported.add(words);
        // A lost report is no failure for the visitor.
        fetch('/api/v1/missed-searches', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ words, locale }),
          credentials: 'omit',
          keepalive: true,
        }).catch(() => {});
      }, STAYED_MS);
    },
  };
};
