import * as z from 'zod';
import { email, phone } from '../fields.ts';
import { EXPERIENCE_MAX, NAME_MAX, QUALIFICATION_MAX, ROLE_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { item } from './item.ts';

/** A job application: all six fields non-blank after trimming (specification, section 5). */
export const jobRequestInput = z.strictObject({
  fullName: text({ max: NAME_MAX }),
  phoneNumber: phone,
  role: text({ max: ROLE_MAX }),
  qualification: text({ max: QUALIFICATION_MAX, isMultiline: true }),
  email,
  experience: text({ max: EXPERIENCE_MAX }),
});

export const jobRequest = item({ ...jobRequestInput.shape });

export type JobRequestInput = z.infer<typeof jobRequestInput>;
export type JobRequest = z.infer<typeof jobRequest>;
