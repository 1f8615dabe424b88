import { collectionSchema } from '../../../../collection/schema.ts';

export default collectionSchema({
  singular: 'member',
  plural: 'members',
  table: 'members',
  short: ['name', 'arabicName', 'role', 'arabicRole', 'image'],
  long: ['bio', 'arabicBio'],
});
