import * as z from 'zod';
import { ADMIN_ROLES, ROLES } from '../enumerations.ts';
import { email, newPassword, phone, typedPassword } from '../fields.ts';
import { admins } from '../kinds/admins.ts';
import { NAME_MAX, ROLE_MAX } from '../limits.ts';
import { OTHER_IMAGE } from '../media-rules.ts';
import { choice, text } from '../text.ts';
import { entity, item } from './entity.ts';

const fields = { fullName: text({ max: NAME_MAX }), email, job: text({ max: ROLE_MAX }), phoneNumber: phone };

/** Forms send it as text. */
const jobRequestMails = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean({ error: 'invalid_type' }),
);

/** Owner unless sent: the API's owner expects that any admin may do everything. */
const adminRole = choice(ADMIN_ROLES);

export const adminInput = z.strictObject({
  ...fields,
  password: newPassword,
  adminRole: adminRole.optional(),
  jobRequestMails: jobRequestMails.optional(),
});

const absentWhenEmpty = (value: unknown): unknown => (value === '' ? undefined : value);

/**
 * An empty or absent password keeps the old one (api.md, PATCH /admins/{id}). A new password needs the current one; another admin's
 * password, email or role needs a fresh second factor.
 */
export const adminPatch = z
  .strictObject({
    ...fields,
    password: z.preprocess(absentWhenEmpty, newPassword.optional()),
    currentPassword: z.preprocess(absentWhenEmpty, typedPassword.optional()),
    adminRole,
    jobRequestMails,
  })
  .partial();

/** Optional, because an invited admin may have left out job and phone number. */
const optionalText = text({ max: ROLE_MAX, isOptional: true });

export const admin = item({
  ...fields,
  /** Not validated: older rows may break newer rules. */
  email: z.string(),
  job: optionalText,
  phoneNumber: optionalText,
  role: choice(ROLES),
  adminRole,
  image: z.string(),
  jobRequestMails: z.boolean(),
  /** A new address that is not confirmed yet; otherwise empty. */
  pendingEmail: z.string(),
});

export const adminEntity = entity(
  { item: admin, input: adminInput, patch: adminPatch },
  {
    ...admins,
    files: [{ field: 'image', attribute: 'image', rule: OTHER_IMAGE, isRequired: false }],
    search: ['fullName', 'email', 'job', 'phoneNumber'],
    sortable: ['fullName', 'email', 'job', 'phoneNumber', 'adminRole'],
    titles: ['fullName'],
    notSaved: ['password', 'currentPassword'],
    fallback: { adminRole: 'owner', image: '', jobRequestMails: true, pendingEmail: '' },
  },
);

export type AdminInput = z.infer<typeof adminInput>;
export type AdminPatch = z.infer<typeof adminPatch>;
export type Admin = z.infer<typeof admin>;
