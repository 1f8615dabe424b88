import * as z from 'zod';
import { link } from '../fields.ts';
import { NAME_MAX } from '../limits.ts';
import { OTHER_IMAGE } from '../media-rules.ts';
import { ITEM_PAGES } from '../pages.ts';
import { text } from '../text.ts';
import { entity, item, ORDERED_LIST } from './entity.ts';

const name = text({ max: NAME_MAX });

export const partnerInput = z.strictObject({ name, arabicName: text({ max: NAME_MAX, isOptional: true }).optional(), link });

export const partner = item({ name, arabicName: z.string(), link: z.string(), logo: z.string() });

export const partnerEntity = entity(
  { item: partner, input: partnerInput, patch: partnerInput.partial() },
  {
    ...ORDERED_LIST,
    name: 'partners',
    singular: 'partner',
    page: ITEM_PAGES.partners,
    files: [{ field: 'logo', attribute: 'logo', rule: OTHER_IMAGE, isRequired: true }],
    search: ['name', 'arabicName'],
    sortable: ['name', 'arabicName'],
    titles: ['name', 'arabicName'],
    fallback: { arabicName: '' },
  },
);

export type PartnerInput = z.infer<typeof partnerInput>;
export type Partner = z.infer<typeof partner>;
