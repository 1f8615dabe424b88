import { localised as inLanguage, type LocalText } from '@sanabel/brand/locales';
import { type Locale, SECTIONS } from '@sanabel/contract/enumerations';
import type { TrashEntry } from '@sanabel/contract/panel';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './language.ts';

/** Falls back to the counterpart where the reader's language has no text, as on the site (decision D9). */
export const localised = (text: string, arabic: string, locale: Locale): LocalText => inLanguage({ ar: arabic, en: text }, locale);

export type { LocalText };

/** Isolates the text, and marks its language where it differs from the page's. */
export const Localised = ({ text, arabic }: { text: string; arabic: string }) => {
  const locale = useLanguage();
  const shown = localised(text, arabic, locale);
  return shown.lang === locale ? <bdi>{shown.text}</bdi> : <bdi lang={shown.lang}>{shown.text}</bdi>;
};

/** Returns the title in the reader's language; a background is named after its section. */
export const useItemTitle = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return ({ kind, title, arabicTitle }: Pick<TrashEntry, 'title' | 'arabicTitle'> & { kind: string }): string => {
    const section = kind === 'backgrounds' ? SECTIONS.find((name) => name === title) : undefined;
    if (section) return t(`backgrounds.section.${section}`);
    return (locale === 'ar' ? arabicTitle || title : title || arabicTitle) || t('common.untitled');
  };
};
