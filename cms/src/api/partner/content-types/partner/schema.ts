import { collectionSchema } from '../../../../collection/schema.ts';

export default collectionSchema({
  singular: 'partner',
  plural: 'partners',
  table: 'partners',
  short: ['name', 'arabicName', 'logo'],
  long: ['link'],
});
