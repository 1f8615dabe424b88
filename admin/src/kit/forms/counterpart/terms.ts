import type { Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';

export interface Term {
  id: string;
  arabic: string;
  english: string;
  note: string;
}

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Arabic writes "and", "for", "with" and "the" onto the word: وبالتنقيط is تنقيط too. */
const CLITICS = /^[وف]?[بكل]?(?:ال|ل)?/;
const MIN_STEM = 2;

const arabicForms = (word: string): string[] => {
  const [lead = ''] = CLITICS.exec(word) ?? [];
  const cuts = Array.from({ length: lead.length + 1 }, (_, length) => word.slice(length));
  return cuts.filter((form) => form === word || form.length >= MIN_STEM);
};

const englishForms = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];

const formsOf = (word: string, locale: Locale): Set<string> => new Set(locale === 'ar' ? arabicForms(word) : englishForms(word));

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => [...one].some((form) => other.has(form));

/** Matches any spelling, with the clitics that the language writes onto words. */
export const hasTerm = (text: string, term: string, locale: Locale): boolean => {
  const wanted = wordsOf(term).map((word) => formsOf(word, locale));
  if (wanted.length === 0) return false;
  const found = wordsOf(text).map((word) => formsOf(word, locale));
  return found.some((_, start) => wanted.every((forms, index) => meet(forms, found[start + index] ?? new Set())));
};

const inLanguage = (term: Term, locale: Locale): string => (locale === 'ar' ? term.arabic : term.english);

/** Returns the terms of `counterpartText` whose translation into `locale` is missing in `text`: longest first, none inside a longer one. */
export const missingTerms = (terms: readonly Term[], counterpartText: string, text: string, locale: Locale): Term[] => {
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  const found = terms
    .filter((term) => hasTerm(counterpartText, inLanguage(term, other), other))
    .sort((one, two) => inLanguage(two, other).length - inLanguage(one, other).length);
  const whole = found.filter(
    (term, index) => !found.slice(0, index).some((longer) => hasTerm(inLanguage(longer, other), inLanguage(term, other), other)),
  );
  return whole.filter((term) => !hasTerm(text, inLanguage(term, locale), locale));
};
