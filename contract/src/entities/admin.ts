import * as z from 'zod';
import { ROLES } from '../enumerations.ts';
import { email, newPassword, phone } from '../fields.ts';
import { NAME_MAX, ROLE_MAX } from '../limits.ts';
import { OTHER_IMAGE } from '../media-rules.ts';
import { choice, text } from '../text.ts';
import { entity, item } from './entity.ts';

const fields = { fullName: text({ max: NAME_MAX }), email, job: text({ max: ROLE_MAX }), phoneNumber: phone };

/** Whether an admin gets a mail about new applications; on unless it was switched off. Forms send it as text. */
const jobRequestMails = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean({ error: 'invalid_type' }),
);

export const adminInput = z.strictObject({ ...fields, password: newPassword, jobRequestMails: jobRequestMails.optional() });

/** An empty or absent password keeps the old one (api.md, PATCH /admins/{id}). */
export const adminPatch = z
  .strictObject({
    ...fields,
    password: z.preprocess((value) => (value === '' ? undefined : value), newPassword.optional()),
    jobRequestMails,
  })
  .partial();

export const admin = item({ ...fields, role: choice(ROLES), image: z.string(), jobRequestMails: z.boolean() });

export const adminEntity = entity(
  { item: admin, input: adminInput, patch: adminPatch },
  {
    name: 'admins',
    singular: 'admin',
    files: [{ field: 'image', attribute: 'image', rule: OTHER_IMAGE, isRequired: false }],
    search: ['fullName', 'email', 'job', 'phoneNumber'],
    sortable: ['fullName', 'email', 'job', 'phoneNumber'],
    titles: ['fullName'],
    isPublic: false,
    hasOrder: false,
    hasTrash: false,
    hasTiming: false,
    isSingle: false,
    fallback: { image: '', jobRequestMails: true },
  },
);

export type AdminInput = z.infer<typeof adminInput>;
export type AdminPatch = z.infer<typeof adminPatch>;
export type Admin = z.infer<typeof admin>;
