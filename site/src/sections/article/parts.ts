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

/** A step: what to do in a few words, and the sentence that explains it. Either may stand alone in `text`. */
export interface PracticalStep {
  lead: string;
  text: string;
}

/** Longer than this, what stands before a colon is a sentence and no imperative. */
const LEAD_MAX = 70;

/** Dashes, dots and numbers that editors type in front of a line: the page draws its own. */
const BULLET = /^\s*(?:[-–•*]|[\d٠-٩]{1,2}\s*[.)\-–])\s+/;

/** The lines of a text as a list. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

/** A line "imperative: sentence" in its two parts. The colon is followed by a space, so times and addresses stay whole. */
export const step = (line: string): PracticalStep => {
  const [, lead = '', text = ''] = /^([^:]+):\s+(.+)$/.exec(line) ?? [];
  return lead === '' || lead.length > LEAD_MAX ? { lead: '', text: line } : { lead, text };
};
