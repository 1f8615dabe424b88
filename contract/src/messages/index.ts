import type { Locale } from '../enumerations.ts';
import type { ErrorCode } from '../errors.ts';
import type { ErrorSentences } from './catalogue.ts';
import { ar } from './errors/ar.ts';
import { en } from './errors/en.ts';

export { fieldMessage } from './fields.ts';
export { fieldErrorMessage } from './items.ts';

const SENTENCES: Readonly<Record<Locale, ErrorSentences>> = { ar, en };

export const errorMessage = (code: ErrorCode, locale: Locale): string => SENTENCES[locale][code];

/** Picks our language with the highest weight in an `Accept-Language` header, Arabic by default (decisions.md, "Messages"). */
export const preferredLocale = (acceptLanguage: string | undefined): Locale => {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  const first = wishes.find(({ language }) => language === 'ar' || language === 'en');
  return first?.language === 'en' ? 'en' : 'ar';
};
