import type { Locale } from '../enumerations.ts';
import type { ErrorCode, FieldFault } from '../errors.ts';
import { ar } from './ar.ts';
import type { Messages } from './catalogue.ts';
import { en } from './en.ts';

const catalogues: Record<Locale, Messages> = { ar, en };

export const errorMessage = (code: ErrorCode, locale: Locale): string => catalogues[locale].errors[code];

export const fieldMessage = (fault: FieldFault, locale: Locale): string => catalogues[locale].fields[fault.code](fault.params ?? {});

/** The language that an `Accept-Language` header asks for: the first of ours by weight, Arabic when none is named (decisions.md, "Messages"). */
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
