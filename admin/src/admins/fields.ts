import { type Admin, type AdminInput, adminInput, adminPatch } from '@sanabel/contract/entities/admin';
import type { FormOf } from '@sanabel/contract/entities/entity';
import { NAME_MAX, ROLE_MAX } from '@sanabel/contract/limits';
import * as z from 'zod';
import type { TextInput } from '../forms/TextField.tsx';
import { changesOf, type Picture } from '../forms/values.ts';

/** Every input of an admin; one that is missing here does not compile. Password, role, mails and picture are drawn apart. */
export const ADMIN_FORM = {
  fullName: { label: 'admins.fullName', max: NAME_MAX },
  job: { label: 'admins.job', max: ROLE_MAX },
  email: { label: 'admins.email', type: 'email', language: null },
  phoneNumber: { label: 'admins.phoneNumber', type: 'tel', language: null },
  password: { label: 'admins.password', type: 'password', language: null, autoComplete: 'new-password' },
  adminRole: { label: 'admins.adminRole' },
  jobRequestMails: { label: 'admins.mails', hint: 'admins.mailsHint' },
} as const satisfies FormOf<AdminInput, TextInput>;

export type AdminValues = Record<Exclude<keyof typeof ADMIN_FORM, 'jobRequestMails'>, string> & {
  jobRequestMails: boolean;
  /** Asked for beside a new password of one's own. */
  currentPassword: string;
  image: Picture;
};

/** No draft keeps a password: a browser's storage is no place for one. */
export const NEVER_KEPT = ['password', 'currentPassword'] as const;

export const adminValues = (admin: Admin | null): AdminValues => ({
  fullName: admin?.fullName ?? '',
  job: admin?.job ?? '',
  email: admin?.email ?? '',
  phoneNumber: admin?.phoneNumber ?? '',
  password: '',
  currentPassword: '',
  adminRole: admin?.adminRole ?? 'editor',
  jobRequestMails: admin?.jobRequestMails ?? true,
  image: admin?.image ?? '',
});

/** The contract's rules; the picture has rules of its own. */
const picture = { image: z.unknown().optional() };
export const NEW_ADMIN_RULES = adminInput.extend({ ...picture, currentPassword: z.literal('') });
export const ADMIN_RULES = adminPatch.extend(picture);

/** The data to send: a picture only when one was chosen, a password only when one was typed. */
export const adminData = ({ password, currentPassword, ...values }: AdminValues): object => ({
  ...changesOf(values, null, 'image'),
  ...(password === '' ? {} : { password }),
  ...(currentPassword === '' ? {} : { currentPassword }),
});
