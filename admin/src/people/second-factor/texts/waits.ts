import { formatNumber } from '@sanabel/brand/format';
import { textsHook } from '../../../kit/language/language.ts';

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

export const WAITS = {
  ar: {
    busy: 'لحظة…',
    tooMany: (minutes: number) => `محاولات كثيرة. حاول مرة أخرى ${MINUTES[plural.select(minutes)](minutes)}.`,
  },
  en: {
    busy: 'One moment…',
    tooMany: (minutes: number) => `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
};

export const useWaits = textsHook(WAITS);
