import type { Locale } from '../enumerations.ts';
import type { FieldFault } from '../errors.ts';
import type { ItemSentences } from './catalogue.ts';
import { fieldMessage } from './fields.ts';

const SENTENCES: Readonly<Record<Locale, ItemSentences>> = {
  ar: { changed_since: ({ title, arabicTitle }) => `«${arabicTitle || title || '…'}» عُدّل بعد ذلك.` },
  en: { changed_since: ({ title, arabicTitle }) => `“${title || arabicTitle || '…'}” has been changed since then.` },
};

/** The sentence of any fault that the server answers: of a field, or of one item among many. */
export const faultMessage = (fault: FieldFault, locale: Locale): string =>
  fault.code === 'changed_since' ? SENTENCES[locale].changed_since(fault.params ?? {}) : fieldMessage(fault, locale);
