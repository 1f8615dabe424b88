import type { Locale } from '@sanabel/contract/enumerations';
import { translator } from '../../i18n/translate.ts';
import type { BrokenTexts } from './Boundary.tsx';

export const brokenTexts = (locale: Locale): BrokenTexts => {
  const t = translator(locale);
  return { text: t('errors.island.text'), reload: t('errors.island.reload') };
};
