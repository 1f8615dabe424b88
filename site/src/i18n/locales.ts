import type { Locale } from '@sanabel/contract/enumerations';
import { readDefaultLocale } from '../environment.ts';

export const DEFAULT_LOCALE: Locale = readDefaultLocale();

/** Each language by its own name; the short form is for narrow headers. */
export const LOCALE_NAMES = {
  ar: { full: 'العربية', short: 'ع' },
  en: { full: 'English', short: 'En' },
} as const satisfies Record<Locale, { full: string; short: string }>;
