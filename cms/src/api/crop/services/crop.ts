import { type Crop, type CropInput, cropInput } from '@sanabel/contract';
import { type Collection, identity } from '../../../collection/collection.ts';
import { CONTENT_IMAGE } from '../../../media/rules.ts';

type CropFields = CropInput & { imageUrl: string };

export const crops: Collection<CropFields, Crop> = {
  uid: 'api::crop.crop',
  resource: 'crops',
  input: cropInput,
  patch: cropInput.partial(),
  files: [{ field: 'image', attribute: 'imageUrl', rule: CONTENT_IMAGE, isRequired: true }],
  searchable: ['title', 'arabicTitle', 'name', 'arabicName', 'description', 'arabicDescription'],
  listable: ['title', 'arabicTitle', 'name', 'arabicName', 'type', 'season', 'growthPeriod'],
  toItem: (row) => ({
    ...identity(row),
    title: row.title,
    arabicTitle: row.arabicTitle,
    imageUrl: row.imageUrl,
    description: row.description,
    arabicDescription: row.arabicDescription,
    name: row.name,
    arabicName: row.arabicName,
    type: row.type,
    growthPeriod: row.growthPeriod,
    season: row.season,
  }),
};

export default () => crops;
