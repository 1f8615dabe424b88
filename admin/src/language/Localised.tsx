import type { Locale } from '@sanabel/contract/enumerations';
import { useLanguage } from './language.ts';

/** A text in the language that it is really in, which is not always the panel's. */
export interface LocalText {
  text: string;
  lang: Locale;
}

/** An item's text in the reader's language; where it is missing there, its twin's, as visitors of the site see it (decision D9). */
export const localised = (text: string, arabic: string, locale: Locale): LocalText => {
  const isArabic = locale === 'ar' ? arabic !== '' : text === '';
  return isArabic ? { text: arabic, lang: 'ar' } : { text, lang: 'en' };
};

/** A text or its Arabic twin, isolated, and marked with its language where that is not the page's. */
export const Localised = ({ text, arabic }: { text: string; arabic: string }) => {
  const locale = useLanguage();
  const shown = localised(text, arabic, locale);
  return shown.lang === locale ? <bdi>{shown.text}</bdi> : <bdi lang={shown.lang}>{shown.text}</bdi>;
};
