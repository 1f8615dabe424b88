import { DESCRIPTION_MAX, LONG_TEXT_MAX, NAME_MAX } from '@sanabel/contract/limits';
import type { ArticleValues, CropValues } from './values.ts';

/** One text that is asked for in both languages. */
export interface FieldPair<Name extends string> {
  ar: Name;
  en: Name;
  /** Key of its label, and of the sentence beneath it where there is one. */
  label: 'title' | 'name' | 'description' | 'intro' | 'issueDefinition' | 'importance' | 'practicalSteps' | 'recommendations';
  hint?: 'cropTitleHint' | 'nameHint';
  max: number;
  isMultiline?: boolean;
}

const LONG = { max: LONG_TEXT_MAX, isMultiline: true } as const;
const DESCRIPTION = {
  ar: 'arabicDescription',
  en: 'description',
  label: 'description',
  max: DESCRIPTION_MAX,
  isMultiline: true,
} as const;

/** In the order in which they are asked for; every one is required (specification, section 5). */
export const CROP_FIELDS: readonly FieldPair<keyof CropValues & string>[] = [
  { ar: 'arabicName', en: 'name', label: 'name', hint: 'nameHint', max: NAME_MAX },
  { ar: 'arabicTitle', en: 'title', label: 'title', hint: 'cropTitleHint', max: NAME_MAX },
  DESCRIPTION,
];

export const ARTICLE_FIELDS: readonly FieldPair<keyof ArticleValues & string>[] = [
  { ar: 'arabicTitle', en: 'title', label: 'title', max: NAME_MAX },
  DESCRIPTION,
  { ar: 'arabicIntro', en: 'intro', label: 'intro', ...LONG },
  { ar: 'arabicIssueDefinition', en: 'issueDefinition', label: 'issueDefinition', ...LONG },
  { ar: 'arabicImportance', en: 'importance', label: 'importance', ...LONG },
  { ar: 'arabicPracticalSteps', en: 'practicalSteps', label: 'practicalSteps', ...LONG },
  { ar: 'arabicRecommendations', en: 'recommendations', label: 'recommendations', ...LONG },
];
