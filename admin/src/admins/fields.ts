import { adminInput, adminPatch } from '@sanabel/contract/entities/admin';
import * as z from 'zod';
import type { Item } from '../data/resources.ts';

export type AdminValues = {
  fullName: string;
  job: string;
  email: string;
  phoneNumber: string;
  password: string;
  jobRequestMails: boolean;
  /** A chosen file, or the address of the stored picture. */
  image: File | string;
};

/** Never in a draft: a browser's storage is no place for a password. */
export const NEVER_KEPT = ['password'] as const;

/** What the form begins with. */
export const valuesOf = (admin: Item<'admins'> | null): AdminValues => ({
  fullName: admin?.fullName ?? '',
  job: admin?.job ?? '',
  email: admin?.email ?? '',
  phoneNumber: admin?.phoneNumber ?? '',
  password: '',
  jobRequestMails: admin?.jobRequestMails ?? true,
  image: admin?.image ?? '',
});

/** The contract's rules; the picture has rules of its own. */
const picture = { image: z.unknown().optional() };
export const NEW_ADMIN = adminInput.extend(picture);
export const CHANGED_ADMIN = adminPatch.extend(picture);

/** What is sent: a picture only when one was chosen, a password only when one was typed. */
export const sentOf = ({ password, image, ...fields }: AdminValues): Record<string, unknown> => ({
  ...fields,
  ...(password === '' ? {} : { password }),
  ...(image instanceof File ? { image } : {}),
});
