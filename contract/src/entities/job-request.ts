import * as z from 'zod';
import { email, phone } from '../fields.ts';
import { EXPERIENCE_MAX, NAME_MAX, QUALIFICATION_MAX, ROLE_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { entity, item } from './entity.ts';

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

/** Personal data: neither public nor kept in the trash (decision D16), and never changed. */
export const jobRequestEntity = entity(
  { item: jobRequest, input: jobRequestInput, patch: z.strictObject({}) },
  {
    name: 'job-requests',
    singular: 'job-request',
    files: [],
    search: ['fullName', 'role', 'email', 'phoneNumber', 'qualification'],
    sortable: ['fullName', 'role', 'email', 'phoneNumber', 'experience'],
    titles: [],
    isPublic: false,
    hasOrder: false,
    hasTrash: false,
    hasTiming: false,
    isSingle: false,
    fallback: {},
  },
);

export type JobRequestInput = z.infer<typeof jobRequestInput>;
export type JobRequest = z.infer<typeof jobRequest>;
