import * as z from 'zod';
import { ROLES } from '../enumerations.ts';
import { email, link, newPassword, phone } from '../fields.ts';
import { DESCRIPTION_MAX, EXPERIENCE_MAX, NAME_MAX, QUALIFICATION_MAX, ROLE_MAX } from '../limits.ts';
import { choice, text } from '../text.ts';
import { item } from './item.ts';

const name = text({ max: NAME_MAX });
const optionalName = text({ max: NAME_MAX, isOptional: true });
const optionalRole = text({ max: ROLE_MAX, isOptional: true });
const bio = text({ max: DESCRIPTION_MAX, isMultiline: true, isOptional: true });

export const partnerInput = z.strictObject({ name, arabicName: optionalName.optional(), link });
export const partner = item({ name, arabicName: z.string(), link: z.string(), logo: z.string() });

export const memberInput = z.strictObject({
  name,
  arabicName: optionalName.optional(),
  role: text({ max: ROLE_MAX }),
  arabicRole: optionalRole.optional(),
  bio: bio.optional(),
  arabicBio: bio.optional(),
});
export const member = item({
  name,
  arabicName: z.string(),
  role: z.string(),
  arabicRole: z.string(),
  bio: z.string(),
  arabicBio: z.string(),
  image: z.string(),
});

/** A job application: all six fields non-blank after trimming (specification, section 5). */
export const jobRequestInput = z.strictObject({
  fullName: name,
  phoneNumber: phone,
  role: text({ max: ROLE_MAX }),
  qualification: text({ max: QUALIFICATION_MAX, isMultiline: true }),
  email,
  experience: text({ max: EXPERIENCE_MAX }),
});
export const jobRequest = item({ ...jobRequestInput.shape });

const adminFields = { fullName: name, email, job: text({ max: ROLE_MAX }), phoneNumber: phone };

/** Whether an admin gets a mail about new applications; on unless it was switched off. Forms send it as text. */
const jobRequestMails = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean({ error: 'invalid_type' }),
);

export const adminInput = z.strictObject({ ...adminFields, password: newPassword, jobRequestMails: jobRequestMails.optional() });
/** An empty or absent password keeps the old one (api.md, PATCH /admins/{id}). */
export const adminPatch = z
  .strictObject({
    ...adminFields,
    password: z.preprocess((value) => (value === '' ? undefined : value), newPassword.optional()),
    jobRequestMails,
  })
  .partial();
export const admin = item({ ...adminFields, role: choice(ROLES), image: z.string(), jobRequestMails: z.boolean() });

export type PartnerInput = z.infer<typeof partnerInput>;
export type Partner = z.infer<typeof partner>;
export type MemberInput = z.infer<typeof memberInput>;
export type Member = z.infer<typeof member>;
export type JobRequestInput = z.infer<typeof jobRequestInput>;
export type JobRequest = z.infer<typeof jobRequest>;
export type AdminInput = z.infer<typeof adminInput>;
export type AdminPatch = z.infer<typeof adminPatch>;
export type Admin = z.infer<typeof admin>;
