import * as z from 'zod';
import { ARTICLE_COLORS, ARTICLE_TYPES, ARTICLE_VARIANTS } from '../enumerations.ts';
import { DESCRIPTION_MAX, LONG_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { choice, text } from '../text.ts';
import { item } from './item.ts';

const title = text({ max: NAME_MAX });
const brief = text({ max: DESCRIPTION_MAX, isMultiline: true });
const long = text({ max: LONG_TEXT_MAX, isMultiline: true });
const secondary = text({ max: NAME_MAX, isOptional: true });

const requiredFields = {
  title,
  arabicTitle: title,
  description: brief,
  arabicDescription: brief,
  intro: long,
  arabicIntro: long,
  issueDefinition: long,
  arabicIssueDefinition: long,
  importance: long,
  arabicImportance: long,
  practicalSteps: long,
  arabicPracticalSteps: long,
  recommendations: long,
  arabicRecommendations: long,
  type: choice(ARTICLE_TYPES),
};

const displayFields = {
  variant: choice(ARTICLE_VARIANTS),
  bgColor: choice(ARTICLE_COLORS),
  secondaryText: secondary,
  arabicSecondaryText: secondary,
};

/** What an editor types for an article; the display fields may be left out (decision D14). */
export const articleInput = z.strictObject({ ...requiredFields, ...z.strictObject(displayFields).partial().shape });

export const article = item({ ...requiredFields, ...displayFields, imageUrl: z.string() });

export type ArticleInput = z.infer<typeof articleInput>;
export type Article = z.infer<typeof article>;
