import type { Locale } from '../enumerations.ts';
import type { FieldFault } from '../errors.ts';
import type { FieldSentences } from './catalogue.ts';
import { ar } from './fields/ar.ts';
import { en } from './fields/en.ts';

/** These stand apart from the sentences of errors: forms on small pages need them alone. */
const SENTENCES: Readonly<Record<Locale, FieldSentences>> = { ar, en };

export const fieldMessage = ({ code, params = {} }: FieldFault, locale: Locale): string =>
  code === 'changed_since' ? '' : SENTENCES[locale][code](params);
