import { type ArticleInput, articleInput } from '@sanabel/contract/entities/article';
import type { ArticleType } from '@sanabel/contract/enumerations';
import { DESCRIPTION_MAX, LONG_TEXT_MAX, NAME_MAX } from '@sanabel/contract/limits';
import type { Item } from '../../kit/data/resources.ts';
import { PICTURE_FORM } from '../../kit/forms/focus/fields.ts';
import { type Picture, textsOf } from '../../kit/forms/values.ts';
import { type ContentFormOf, inBoth } from '../shared/form/fields.ts';
import { VOICE_FORM, type VoiceValues, voiceRule, voiceValues } from '../shared/voice/fields.ts';

const LONG = { max: LONG_TEXT_MAX, isMultiline: true } as const;

/** Lists every input except the image; a missing one does not compile. */
export const ARTICLE_FORM = {
  ...inBoth('title', { label: 'content.title', max: NAME_MAX }),
  ...inBoth('description', { label: 'content.description', max: DESCRIPTION_MAX, isMultiline: true }),
  ...inBoth('intro', { label: 'articles.intro', hint: 'articles.proseHint', form: 'prose', ...LONG }),
  ...inBoth('issueDefinition', { label: 'articles.issueDefinition', hint: 'articles.proseHint', form: 'prose', ...LONG }),
  ...inBoth('importance', { label: 'articles.importance', hint: 'articles.proseHint', form: 'prose', ...LONG }),
  ...inBoth('practicalSteps', { label: 'articles.practicalSteps', hint: 'articles.stepsHint', form: 'steps', ...LONG }),
  ...inBoth('recommendations', { label: 'articles.recommendations', hint: 'articles.linesHint', form: 'list', ...LONG }),
  type: { label: 'articles.type', hasOwnInput: true },
  variant: { label: 'articles.variant', isOptional: true, hasOwnInput: true },
  bgColor: { label: 'articles.bgColor', isOptional: true, hasOwnInput: true },
  ...inBoth('secondaryText', { label: 'articles.secondaryText', max: NAME_MAX, isOptional: true }),
  ...VOICE_FORM,
  ...PICTURE_FORM,
} as const satisfies ContentFormOf<ArticleInput>;

export type ArticleValues = Record<Exclude<keyof typeof ARTICLE_FORM, keyof VoiceValues>, string> & VoiceValues & { image: Picture };

export const articleValues = (article: Item<'articles'> | null, type: ArticleType): ArticleValues => ({
  ...textsOf(ARTICLE_FORM, article),
  ...voiceValues(article),
  type: article?.type || type,
  image: article?.imageUrl ?? '',
});

/** Leaves out files, which have their own rules. */
export const ARTICLE_RULES = articleInput.strip().extend(voiceRule);
