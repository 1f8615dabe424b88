import { collectionSchema } from '../../../../collection/schema.ts';

export default collectionSchema({
  singular: 'article',
  plural: 'articles',
  table: 'articles',
  short: ['title', 'arabicTitle', 'type', 'variant', 'bgColor', 'secondaryText', 'arabicSecondaryText', 'imageUrl'],
  long: [
    'description',
    'arabicDescription',
    'intro',
    'arabicIntro',
    'issueDefinition',
    'arabicIssueDefinition',
    'importance',
    'arabicImportance',
    'practicalSteps',
    'arabicPracticalSteps',
    'recommendations',
    'arabicRecommendations',
  ],
});
