import type { Locale } from '@sanabel/contract/enumerations';
import type { ShownWindow } from '@sanabel/contract/growing-guide/shown';
import { translator } from '../../i18n/translate.ts';

const inLocale = (locale: Locale, english = '', arabic = ''): string => (locale === 'ar' ? arabic || english : english || arabic);

/** The name of a window and the place to which it is limited: "Summer, Nubaria"; empty where it has neither. */
export const windowName = (locale: Locale, { name, arabicName, place, arabicPlace }: ShownWindow): string =>
  [inLocale(locale, name, arabicName), inLocale(locale, place, arabicPlace)].filter(Boolean).join(translator(locale)('calendar.between'));

/** Says whose dates these are where the region has none of its own. */
export const neighbourNote = (locale: Locale, { of }: ShownWindow): string => {
  const t = translator(locale);
  return of ? t('detail.crop.growingGuide.asIn', { region: t(`common.regionNames.${of}`) }) : '';
};

/** "Summer: sow until 10 May (as in Upper Egypt, not checked for this region)". */
export const formatLabelled = (locale: Locale, window: ShownWindow, text: string): string => {
  const name = windowName(locale, window);
  const note = neighbourNote(locale, window);
  return `${name && `${name}: `}${text}${note && ` (${note})`}`;
};
