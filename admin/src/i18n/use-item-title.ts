import { SECTIONS } from '@sanabel/contract/enumerations';
import type { TrashEntry } from '@sanabel/contract/panel';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/language.ts';

/** The title of a recorded item, in the reader's language where it has one; a background goes by its section. */
export const useItemTitle = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return ({ kind, title, arabicTitle }: Pick<TrashEntry, 'title' | 'arabicTitle'> & { kind: string }): string => {
    const section = kind === 'backgrounds' ? SECTIONS.find((name) => name === title) : undefined;
    if (section) return t(`backgrounds.section.${section}`);
    return (locale === 'ar' ? arabicTitle || title : title || arabicTitle) || t('common.untitled');
  };
};
