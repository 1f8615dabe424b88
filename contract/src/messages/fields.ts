import type { Locale } from '../enumerations.ts';
import type { FieldError } from '../errors.ts';
import type { FieldSentences, ItemSentences } from './catalogue.ts';
import { ar } from './fields/ar.ts';
import { en } from './fields/en.ts';

/** Kept apart from the sentences of errors: small pages with a form load only these. */
const SENTENCES: Readonly<Record<Locale, FieldSentences & Partial<ItemSentences>>> = { ar, en };

export const fieldMessage = ({ code, params = {} }: FieldError, locale: Locale): string => SENTENCES[locale][code]?.(params) ?? '';
