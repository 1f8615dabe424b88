import { collectionSchema } from '../../../../collection/schema.ts';
import { contentType } from '../../../../database/content-type.ts';

const schema = collectionSchema({ singular: 'background', plural: 'backgrounds', table: 'backgrounds', short: ['section', 'url'] });

export default contentType(
  { singular: 'background', plural: 'backgrounds', table: 'backgrounds' },
  { ...schema.attributes, isSelected: { type: 'boolean', default: false } },
);
