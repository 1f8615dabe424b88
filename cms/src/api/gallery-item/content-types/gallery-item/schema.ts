import { collectionSchema } from '../../../../collection/schema.ts';

export default collectionSchema({
  singular: 'gallery-item',
  plural: 'gallery-items',
  table: 'gallery_items',
  short: ['type', 'url', 'thumbnail', 'title', 'arabicTitle'],
  long: ['description', 'arabicDescription'],
  numbers: ['duration'],
});
