import type { Locale } from './enumerations.ts';

/**
 * Words read silently in a minute, after Brysbaert's review of 190 studies: 238 of English non-fiction, about 180 of Arabic, whose words
 * include "and", "the" and "for" (https://doi.org/10.1016/j.jml.2019.104047).
 */
const WORDS_A_MINUTE = { ar: 180, en: 238 } as const;

/** Returns the time that the page and the panel state, in minutes. */
export const readingMinutes = (texts: readonly string[], locale: Locale): number => {
  const words = texts.join(' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[locale]));
};
