import { localised as inLanguage, type LocalText } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';

/** An item's text in the reader's language; where it is missing there, its twin's, as visitors of the site see it (decision D9). */
export const localised = (text: string, arabic: string, locale: Locale): LocalText => inLanguage({ ar: arabic, en: text }, locale);

export type { LocalText };
