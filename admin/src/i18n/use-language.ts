import type { Locale } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { isLocale } from './i18n.ts';

/** The language of the app, and how to choose the other one. */
export const useLanguage = () => {
  const { i18n } = useTranslation();
  const language: Locale = isLocale(i18n.language) ? i18n.language : 'ar';
  return { language, choose: (locale: Locale) => void i18n.changeLanguage(locale) };
};
