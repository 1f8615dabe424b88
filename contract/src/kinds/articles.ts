import { defineKind, ORDERED_LIST } from './kind.ts';

export const articles = defineKind({
  ...ORDERED_LIST,
  name: 'articles',
  singular: 'article',
  listPath: '/',
  page: '/services/article/{id}',
  hasReview: true,
  inFeed: true,
  inOpenData: true,
  labels: { ar: { list: 'المقالات', one: 'مقال' }, en: { list: 'Articles', one: 'Article' } },
});
