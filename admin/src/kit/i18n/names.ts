import { LABELLED, type Locale } from '@sanabel/contract/enumerations';
import { labels as arabic, months as arabicMonths } from '@sanabel/contract/labels/ar';
import { labels as english, months as englishMonths } from '@sanabel/contract/labels/en';
import type { LabelledName, Labels, Months } from '@sanabel/contract/labels/labels';
import type { Option } from '../ui/Select.tsx';
import { counted } from './catalogue.ts';

const monthsOf = (labels: Months) => counted('months', labels);

type Names = Labels & { months: ReturnType<typeof monthsOf>; readMore: string };

/** Words of the public cards in both languages, since the preview shows either. */
export const NAMES = {
  ar: { ...arabic, months: monthsOf(arabicMonths), readMore: 'اقرأ المزيد' },
  en: { ...english, months: monthsOf(englishMonths), readMore: 'Read more' },
} satisfies Record<Locale, Names>;

export const choicesOf = (name: LabelledName, locale: Locale): Option[] => {
  const labels: Readonly<Record<string, string>> = NAMES[locale][name];
  return LABELLED[name].map((value) => ({ value, text: labels[value] ?? value }));
};
