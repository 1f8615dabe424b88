import * as z from 'zod';
import { admin } from './entities/admin.ts';
import type { FilePart } from './entities/entity.ts';
import { email, newPassword, otp, phone, typedPassword } from './fields.ts';
import { NAME_MAX, ROLE_MAX } from './limits.ts';
import { REGISTRATION_IMAGE } from './media-rules.ts';
import { choice, text } from './text.ts';

export const loginInput = z.strictObject({ email, password: typedPassword });
export const verifyLoginInput = z.strictObject({ email, otp });
export const resendOtpInput = z.strictObject({ email, type: choice(['login', 'register']) });
export const registerInput = z.strictObject({
  fullName: text({ max: NAME_MAX }),
  email,
  password: newPassword,
  job: text({ max: ROLE_MAX }),
  phoneNumber: phone,
});
/** No anonymous request may write more than 64 KB to disk (security rule 2). */
export const REGISTRATION_FILES: readonly [FilePart] = [
  { field: 'image', attribute: 'image', rule: REGISTRATION_IMAGE, isRequired: false },
];
export const verifyAccountInput = z.strictObject({ email, otp });

export const otpSent = z.strictObject({ status: z.literal('otp_sent'), resendAfter: z.number().int() });
export const signedIn = z.strictObject({ status: z.literal('success'), admin, token: z.string() });

export type SignedIn = z.infer<typeof signedIn>;
