import type { Article } from '@sanabel/contract/entities/article';
import type { Locale } from '@sanabel/contract/enumerations';
import { type LocalText, localised } from '../../content/item-texts.ts';

/** The parts of an article in the order of the specification, and the form of each. */
const FORMS = [
  ['intro', 'prose'],
  ['issueDefinition', 'prose'],
  ['importance', 'prose'],
  ['practicalSteps', 'steps'],
  ['recommendations', 'list'],
] as const;

export interface Part {
  /** The field, which is also the part's anchor and the key of its heading. */
  field: (typeof FORMS)[number][0];
  form: (typeof FORMS)[number][1];
  of: LocalText;
}

/** The parts that have a text; the page numbers them as they come. */
export const partsOf = (article: Article, locale: Locale): Part[] =>
  FORMS.map(([field, form]) => ({ field, form, of: localised(article, field, locale) })).filter(({ of }) => of.text !== '');

/** An unhurried reader of either language. */
const WORDS_PER_MINUTE = 180;

export const readingMinutes = (texts: readonly string[]): number => {
  const words = texts.join(' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
};
