import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { textsHook } from '../../../kit/language/language.ts';

interface Waits {
  busy: string;
  tooMany: (minutes: number) => string;
}

const number = (value: number): string => formatNumber('ar', value);
const MINUTES: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => 'بعد لحظات',
  one: () => 'بعد دقيقة واحدة',
  two: () => 'بعد دقيقتين',
  few: (count) => `بعد ${number(count)} دقائق`,
  many: (count) => `بعد ${number(count)} دقيقة`,
  other: (count) => `بعد ${number(count)} دقيقة`,
};
const plural = new Intl.PluralRules('ar');

export const WAITS: Readonly<Record<Locale, Waits>> = {
  ar: {
    busy: 'لحظة…',
    tooMany: (minutes) => `محاولات كثيرة. حاول مرة أخرى ${MINUTES[plural.select(minutes)](minutes)}.`,
  },
  en: {
    busy: 'One moment…',
    tooMany: (minutes) => `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
};

export const useWaits = textsHook(WAITS);
