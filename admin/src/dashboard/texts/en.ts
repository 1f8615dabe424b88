import { type Shape, two } from '../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Services',
  lead: 'What you add here appears on the site in Arabic and English a few minutes after you save it.',
  search: 'Search crops and articles',
  figures: {
    title: 'The club in figures',
    requests: 'Work requests in 12 months',
    types: 'Crops by type',
    seasons: 'Crops by season',
    articles: 'Articles by type',
    name: 'Item',
    count: 'Count',
    month: 'Month',
    unknown: 'The figures could not be loaded.',
    ...two('requestsTotal', 'One request', '{{count, n}} requests'),
  },
} satisfies Shape<typeof ar>;
