import * as z from 'zod';
import { link } from '../fields.ts';
import { NAME_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { item } from './item.ts';

const name = text({ max: NAME_MAX });

/** What an editor types for a partner; its logo is a file part beside these. */
export const partnerInput = z.strictObject({ name, arabicName: text({ max: NAME_MAX, isOptional: true }).optional(), link });

export const partner = item({ name, arabicName: z.string(), link: z.string(), logo: z.string() });

export type PartnerInput = z.infer<typeof partnerInput>;
export type Partner = z.infer<typeof partner>;
