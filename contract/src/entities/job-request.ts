import * as z from 'zod';
import type { FieldCode } from '../errors.ts';
import { email, phone } from '../fields.ts';
import { foldDigits } from '../fold.ts';
import { JOB_STATUSES } from '../job-statuses.ts';
import { EXPERIENCE_MAX, NAME_MAX, QUALIFICATION_MAX, ROLE_MAX } from '../limits.ts';
import { choice, id, text, typeError } from '../text.ts';
import { entity, item } from './entity.ts';

/** A job application: all six fields non-blank after trimming (specification, section 5). */
export const jobRequestInput = z.strictObject({
  fullName: text({ max: NAME_MAX }),
  phoneNumber: phone,
  role: text({ max: ROLE_MAX }),
  qualification: text({ max: QUALIFICATION_MAX, isMultiline: true }),
  email,
  /** Years as a number in ASCII digits (decision L8), or in words. */
  experience: text({ max: EXPERIENCE_MAX }).overwrite(foldDigits),
});

/** The answers as they are read: rows from before a rule keep their values. */
const sent = { ...jobRequestInput.shape, phoneNumber: z.string(), email: z.string() };

/** An application as the applicant gets it back: nothing of how it is handled. */
export const sentJobRequest = item(sent);

const status = choice(JOB_STATUSES);

/** The id of the admin who follows an application up; empty where nobody does. */
const followUp = z.string({ error: typeError }).refine((value) => value === '' || id.safeParse(value).success, {
  error: 'invalid_id' satisfies FieldCode,
});

/** What staff may change of an application: one of these, or both. */
export const jobRequestPatch = z.strictObject({ status, followUp }).partial();

/** An application as staff see it, with where it stands; `statusBy` is empty and `statusAt` null until somebody has said so. */
export const jobRequest = item({
  ...sent,
  ...{ status, statusBy: z.string(), statusAt: z.iso.datetime().nullable() },
  followUp,
});

/** An admin who can follow applications up, as far as those who choose one may know of them. */
export const jobFollower = z.strictObject({ id, fullName: z.string() });

/** Filters the list by this name for those that nobody follows up: `filter={"noFollowUp":true}`. */
export const NO_FOLLOW_UP = 'noFollowUp';

/** Personal data: neither public nor kept in the trash (decision D16); what the applicant wrote is never changed. */
export const jobRequestEntity = entity(
  { item: jobRequest, input: jobRequestInput, patch: jobRequestPatch },
  {
    name: 'job-requests',
    singular: 'job-request',
    files: [],
    search: ['fullName', 'role', 'email', 'phoneNumber', 'qualification'],
    sortable: ['fullName', 'role', 'email', 'phoneNumber', 'experience', 'status', 'followUp'],
    titles: [],
    isPublic: false,
    hasOrder: false,
    hasTrash: false,
    hasTiming: false,
    hasVersions: false,
    isSingle: false,
    fallback: { status: 'new', statusBy: '', statusAt: null, followUp: '' },
  },
);

export type JobRequestInput = z.infer<typeof jobRequestInput>;
export type JobFollower = z.infer<typeof jobFollower>;
export type JobRequestPatch = z.infer<typeof jobRequestPatch>;
export type JobRequest = z.infer<typeof jobRequest>;
export type SentJobRequest = z.infer<typeof sentJobRequest>;
