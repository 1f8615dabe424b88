import { defineKind, ORDERED_LIST } from './kind.ts';

export const crops = defineKind({
  ...ORDERED_LIST,
  name: 'crops',
  singular: 'crop',
  listPath: '/',
  page: '/services/crop/{id}',
  hasReview: true,
  inFeed: true,
  inOpenData: true,
  labels: { ar: { list: 'المحاصيل', one: 'محصول' }, en: { list: 'Crops', one: 'Crop' } },
});
