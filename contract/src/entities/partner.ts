import * as z from 'zod';
import { link } from '../fields.ts';
import { partners } from '../kinds/partners.ts';
import { NAME_MAX, ROLE_MAX } from '../limits.ts';
import { OTHER_IMAGE } from '../media-rules.ts';
import { ITEM_PAGES } from '../pages.ts';
import { text } from '../text.ts';
import { entity, item } from './entity.ts';

const name = text({ max: NAME_MAX });

/** One line: the goods or services, and the place. */
const offer = text({ max: ROLE_MAX, isOptional: true }).optional();

export const partnerInput = z.strictObject({
  name,
  arabicName: text({ max: NAME_MAX, isOptional: true }).optional(),
  offer,
  arabicOffer: offer,
  link,
});

export const partner = item({
  name,
  arabicName: z.string(),
  offer: z.string(),
  arabicOffer: z.string(),
  link: z.string(),
  logo: z.string(),
});

export const partnerEntity = entity(
  { item: partner, input: partnerInput, patch: partnerInput.partial() },
  {
    ...partners,
    page: ITEM_PAGES.partners,
    files: [{ field: 'logo', attribute: 'logo', rule: OTHER_IMAGE, isRequired: true }],
    search: ['name', 'arabicName', 'offer', 'arabicOffer'],
    sortable: ['name', 'arabicName'],
    titles: ['name', 'arabicName'],
    fallback: { arabicName: '', offer: '', arabicOffer: '' },
  },
);

export type PartnerInput = z.infer<typeof partnerInput>;
export type Partner = z.infer<typeof partner>;
