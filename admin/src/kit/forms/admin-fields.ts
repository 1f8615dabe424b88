import { type Admin, type AdminInput, adminPatch } from '@sanabel/contract/entities/admin';
import type { FormOf } from '@sanabel/contract/entities/entity';
import { NAME_MAX, ROLE_MAX } from '@sanabel/contract/limits';
import * as z from 'zod';
import { ApiError } from '../data/api-error.ts';
import type { TextInput } from './TextField.tsx';
import { changesOf, type Picture } from './values.ts';

/** Lists every input of an admin except the password, which no one types for another person; a missing one does not compile. */
export const ADMIN_FORM = {
  fullName: { label: 'admins.fullName', max: NAME_MAX },
  job: { label: 'admins.job', max: ROLE_MAX },
  email: { label: 'admins.email', type: 'email', language: null },
  phoneNumber: { label: 'admins.phoneNumber', type: 'tel', language: null },
  adminRole: { label: 'forms.role' },
  jobRequestMails: { label: 'admins.mails', hint: 'admins.mailsHint' },
} as const satisfies FormOf<Omit<AdminInput, 'password'>, TextInput>;

export type AdminValues = Record<Exclude<keyof typeof ADMIN_FORM, 'jobRequestMails'>, string> & {
  jobRequestMails: boolean;
  image: Picture;
};

export const adminValues = (admin: Admin | null): AdminValues => ({
  fullName: admin?.fullName ?? '',
  job: admin?.job ?? '',
  email: admin?.email ?? '',
  phoneNumber: admin?.phoneNumber ?? '',
  adminRole: admin?.adminRole ?? 'editor',
  jobRequestMails: admin?.jobRequestMails ?? true,
  image: admin?.image ?? '',
});

const absentWhenEmpty = (value: unknown): unknown => (value === '' ? undefined : value);

/** Allows empty job and phone, which an invited admin may have left out. */
export const ADMIN_RULES = adminPatch.extend({
  job: z.preprocess(absentWhenEmpty, adminPatch.shape.job),
  phoneNumber: z.preprocess(absentWhenEmpty, adminPatch.shape.phoneNumber),
  image: z.unknown().optional(),
});

/** Returns the changed fields; over another editor's version all filled-in ones. A picture only when one was chosen. */
export const adminData = (values: AdminValues, before: AdminValues | null): object =>
  Object.fromEntries(Object.entries(changesOf(values, before, 'image')).filter(([, value]) => before !== null || value !== ''));

export const isTaken = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'EMAIL_TAKEN';
