import * as z from 'zod';
import { ARTICLE_COLORS, ARTICLE_TYPES, ARTICLE_VARIANTS } from '../enumerations.ts';
import { articles } from '../kinds/articles.ts';
import { DESCRIPTION_MAX, LONG_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { CONTENT_IMAGE } from '../media-rules.ts';
import { choice, text } from '../text.ts';
import { entity, item, storedFields } from './entity.ts';
import { PICTURE_FALLBACK, pictureInput } from './picture.ts';
import { VOICE_FALLBACK, VOICE_FILE, voiceInput, voiceShown } from './voice.ts';

const title = text({ max: NAME_MAX });
const brief = text({ max: DESCRIPTION_MAX, isMultiline: true });
const long = text({ max: LONG_TEXT_MAX, isMultiline: true });
const secondary = text({ max: NAME_MAX, isOptional: true });

/** Display fields are optional (decision D14). */
export const articleInput = z.strictObject({
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
  variant: choice(ARTICLE_VARIANTS).optional(),
  bgColor: choice(ARTICLE_COLORS).optional(),
  secondaryText: secondary.optional(),
  arabicSecondaryText: secondary.optional(),
  ...voiceInput,
  ...pictureInput,
});

export const article = item({ ...storedFields(articleInput), ...voiceShown, imageUrl: z.string() });

export const articleEntity = entity(
  { item: article, input: articleInput, patch: articleInput.partial() },
  {
    ...articles,
    files: [{ field: 'image', attribute: 'imageUrl', rule: CONTENT_IMAGE, isRequired: true }, VOICE_FILE],
    search: ['title', 'arabicTitle', 'description', 'arabicDescription', 'intro', 'arabicIntro', 'secondaryText', 'arabicSecondaryText'],
    sortable: ['title', 'arabicTitle', 'type'],
    titles: ['title', 'arabicTitle'],
    fallback: { variant: '', bgColor: '', secondaryText: '', arabicSecondaryText: '', ...PICTURE_FALLBACK, ...VOICE_FALLBACK },
  },
);

export type ArticleInput = z.infer<typeof articleInput>;
export type Article = z.infer<typeof article>;
