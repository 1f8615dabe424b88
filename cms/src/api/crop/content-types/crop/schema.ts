import { collectionSchema } from '../../../../collection/schema.ts';

export default collectionSchema({
  singular: 'crop',
  plural: 'crops',
  table: 'crops',
  short: ['title', 'arabicTitle', 'name', 'arabicName', 'type', 'season', 'imageUrl'],
  long: ['description', 'arabicDescription'],
  numbers: ['growthPeriod'],
});
