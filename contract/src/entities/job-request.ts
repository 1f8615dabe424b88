import * as z from 'zod';
import type { FieldCode } from '../errors.ts';
import { email, phone } from '../fields.ts';
import { foldDigits } from '../fold.ts';
import { JOB_STATUSES } from '../job-statuses.ts';
import { jobRequests } from '../kinds/other.ts';
import { EXPERIENCE_MAX, NAME_MAX, QUALIFICATION_MAX, ROLE_MAX } from '../limits.ts';
import { choice, id, text, typeError } from '../text.ts';
import { entity, item } from './entity.ts';

/** All six fields must be non-blank after trimming (specification, section 5). */
export const jobRequestInput = z.strictObject({
  fullName: text({ max: NAME_MAX }),
  phoneNumber: phone,
  role: text({ max: ROLE_MAX }),
  qualification: text({ max: QUALIFICATION_MAX, isMultiline: true }),
  email,
  /** A number in ASCII digits (decision L8), or words. */
  experience: text({ max: EXPERIENCE_MAX }).overwrite(foldDigits),
});

/** Not validated: older rows may break newer rules. */
const sent = { ...jobRequestInput.shape, phoneNumber: z.string(), email: z.string() };

/** The applicant's own copy, without anything about its handling. */
export const sentJobRequest = item(sent);

const status = choice(JOB_STATUSES);

/** An admin's id or empty. */
const followUp = z.string({ error: typeError }).refine((value) => value === '' || id.safeParse(value).success, {
  error: 'invalid_id' satisfies FieldCode,
});

export const jobRequestPatch = z.strictObject({ status, followUp }).partial();

/** `statusBy` is empty and `statusAt` null until the status was first set. */
export const jobRequest = item({
  ...sent,
  ...{ status, statusBy: z.string(), statusAt: z.iso.datetime().nullable() },
  followUp,
});

export const jobFollower = z.strictObject({ id, fullName: z.string() });

/** Filters for applications without a follow-up: `filter={"noFollowUp":true}`. */
export const NO_FOLLOW_UP = 'noFollowUp';

/** Personal data: never public and never in the trash (decision D16). The applicant's texts are never changed. */
export const jobRequestEntity = entity(
  { item: jobRequest, input: jobRequestInput, patch: jobRequestPatch },
  {
    ...jobRequests,
    files: [],
    search: ['fullName', 'role', 'email', 'phoneNumber', 'qualification'],
    sortable: ['fullName', 'role', 'email', 'phoneNumber', 'experience', 'status', 'followUp'],
    titles: [],
    fallback: { status: 'new', statusBy: '', statusAt: null, followUp: '' },
  },
);

export type JobRequestInput = z.infer<typeof jobRequestInput>;
export type JobFollower = z.infer<typeof jobFollower>;
export type JobRequestPatch = z.infer<typeof jobRequestPatch>;
export type JobRequest = z.infer<typeof jobRequest>;
export type SentJobRequest = z.infer<typeof sentJobRequest>;
