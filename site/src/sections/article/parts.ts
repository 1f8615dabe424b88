import type { Article } from '@sanabel/contract/entities/article';
import type { Locale } from '@sanabel/contract/enumerations';
import { type LocalText, localised } from '../../content/item-texts.ts';

const FORMS = [
  ['intro', 'prose'],
  ['issueDefinition', 'prose'],
  ['importance', 'prose'],
  ['practicalSteps', 'steps'],
  ['recommendations', 'list'],
] as const;

export interface Part {
  /** Also the part's anchor and the key of its heading. */
  field: (typeof FORMS)[number][0];
  form: (typeof FORMS)[number][1];
  of: LocalText;
}

/** Leaves out empty parts; the page numbers the rest. */
export const partsOf = (article: Article, locale: Locale): Part[] =>
  FORMS.map(([field, form]) => ({ field, form, of: localised(article, field, locale) })).filter(({ of }) => of.text !== '');
