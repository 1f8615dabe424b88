import { type Article, type ArticleInput, articleInput } from '@sanabel/contract';
import { type Collection, identity } from '../../../collection/collection.ts';
import { CONTENT_IMAGE } from '../../../media/rules.ts';

type ArticleFields = ArticleInput & { imageUrl: string };

export const articles: Collection<ArticleFields, Article> = {
  uid: 'api::article.article',
  resource: 'articles',
  input: articleInput,
  patch: articleInput.partial(),
  files: [{ field: 'image', attribute: 'imageUrl', rule: CONTENT_IMAGE, isRequired: true }],
  searchable: ['title', 'arabicTitle', 'description', 'arabicDescription', 'intro', 'arabicIntro', 'secondaryText', 'arabicSecondaryText'],
  listable: ['title', 'arabicTitle', 'type'],
  toItem: (row) => ({
    ...identity(row),
    title: row.title,
    arabicTitle: row.arabicTitle,
    imageUrl: row.imageUrl,
    description: row.description,
    arabicDescription: row.arabicDescription,
    intro: row.intro,
    arabicIntro: row.arabicIntro,
    issueDefinition: row.issueDefinition,
    arabicIssueDefinition: row.arabicIssueDefinition,
    importance: row.importance,
    arabicImportance: row.arabicImportance,
    practicalSteps: row.practicalSteps,
    arabicPracticalSteps: row.arabicPracticalSteps,
    recommendations: row.recommendations,
    arabicRecommendations: row.arabicRecommendations,
    type: row.type,
    variant: row.variant ?? '',
    bgColor: row.bgColor ?? '',
    secondaryText: row.secondaryText ?? '',
    arabicSecondaryText: row.arabicSecondaryText ?? '',
  }),
};

export default () => articles;
