import * as z from 'zod';
import { calledPhone, chatNumber, email, link } from '../fields.ts';
import { media } from '../kinds/other.ts';
import { ADDRESS_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { entity } from './entity.ts';

/** One line for each, such as `Sunday to Thursday: 9 am to 3 pm`. */
const hours = text({ max: ADDRESS_MAX, isMultiline: true, isOptional: true }).optional();

/** The Arabic address is decision D9. */
export const contactInput = z.strictObject({
  email,
  address: text({ max: ADDRESS_MAX }),
  phoneNumber: calledPhone,
  whatsappLink: chatNumber,
  youtubeLink: link,
  tiktokLink: link,
  facebookLink: link,
  arabicAddress: text({ max: ADDRESS_MAX, isOptional: true }).optional(),
  hours,
  arabicHours: hours,
});
export const contactPatch = contactInput.partial();

/** A single record that always exists, with empty strings at first (decision D2). */
export const contact = z.strictObject({
  email: z.string(),
  address: z.string(),
  arabicAddress: z.string(),
  hours: z.string(),
  arabicHours: z.string(),
  phoneNumber: z.string(),
  whatsappLink: z.string(),
  youtubeLink: z.string(),
  tiktokLink: z.string(),
  facebookLink: z.string(),
});

/** The specification calls its path `/media`. */
export const contactEntity = entity(
  { item: contact, input: contactInput, patch: contactPatch },
  {
    ...media,
    files: [],
    search: [],
    sortable: [],
    titles: [],
    fallback: {
      email: '',
      address: '',
      arabicAddress: '',
      hours: '',
      arabicHours: '',
      phoneNumber: '',
      whatsappLink: '',
      youtubeLink: '',
      tiktokLink: '',
      facebookLink: '',
    },
  },
);

export type ContactInput = z.infer<typeof contactInput>;
export type ContactPatch = z.infer<typeof contactPatch>;
export type Contact = z.infer<typeof contact>;
