import * as z from 'zod';
import { admin } from './entities/admin.ts';
import type { FilePart } from './entities/entity.ts';
import { ADMIN_ROLES, SECOND_STEPS } from './enumerations.ts';
import type { FieldCode } from './errors.ts';
import { email, newPassword, otp, phone, typedPassword } from './fields.ts';
import { NAME_MAX, ROLE_MAX } from './limits.ts';
import { REGISTRATION_IMAGE } from './media-rules.ts';
import { choice, text, typeError } from './text.ts';

/**
 * Asks for a session that a browser holds: its token works together with a cookie alone, so a token read by a script is of no use
 * elsewhere. Programs leave it out and get a token that is all they need.
 */
const session = choice(['cookie']).optional();

export const loginInput = z.strictObject({ email, password: typedPassword, session });

/** A recovery code as it was typed: letters in any case, with or without its hyphen. */
const recoveryCode = text({ max: 20 });
/** The answer of the browser's own dialog about a passkey (WebAuthn's `PublicKeyCredential`, as JSON). */
const credential = z.looseObject({ id: z.string({ error: typeError }) }, { error: typeError });

/** A second step: a code, mailed or of an app, unless `method` says that it is something else. */
export const secondStepFields = {
  otp: otp.optional(),
  method: choice(SECOND_STEPS).optional(),
  recoveryCode: recoveryCode.optional(),
  credential: credential.optional(),
};

type SecondStepFields = z.output<z.ZodObject<typeof secondStepFields>>;

/** The field that a method's proof stands in. */
const PROOFS = { mail: 'otp', totp: 'otp', passkey: 'credential', recovery: 'recoveryCode' } as const;

export const requireProof = (step: SecondStepFields, context: z.RefinementCtx): void => {
  const field = PROOFS[step.method ?? 'mail'];
  if (step[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'required' satisfies FieldCode });
};

export const secondStepInput = z.strictObject(secondStepFields).superRefine(requireProof);
export type SecondStepInput = z.infer<typeof secondStepInput>;

export const verifyLoginInput = z.strictObject({ email, ...secondStepFields, session }).superRefine(requireProof);
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

/** The secret of a mailed link: 128 random bits. It stands behind the `#` of an address, which browsers send to nobody. */
export const linkToken = z
  .string({ error: typeError })
  .regex(/^[A-Za-z0-9_-]{22}$/, { error: 'invalid_id' satisfies FieldCode })
  .meta({ description: 'the part of a mailed link behind its #' });

export const linkInput = z.strictObject({ token: linkToken });
export const forgotPasswordInput = z.strictObject({ email });
export const resetPasswordInput = z.strictObject({ token: linkToken, password: newPassword });
export const acceptInvitationInput = z.strictObject({
  token: linkToken,
  fullName: text({ max: NAME_MAX }),
  password: newPassword,
  job: text({ max: ROLE_MAX }).optional(),
  phoneNumber: z.preprocess((value) => (value === '' ? undefined : value), phone.optional()),
});

/** What the browser's dialog about a passkey is asked with (WebAuthn's options, as JSON). */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const otpSent = z.strictObject({ status: z.literal('otp_sent'), resendAfter: z.number().int() });
/** `methods` and `passkey` are there where the account has other second steps than the mailed code; a code is mailed if `mail` is among them. */
export const secondStepAsked = otpSent.extend({
  methods: z.array(z.enum(SECOND_STEPS)).optional(),
  passkey: passkeyOptions.optional(),
});
export const signedIn = z.strictObject({ status: z.literal('success'), admin, token: z.string() });
/** The same for every address: whether anything was mailed is not told. */
export const linkSent = z.strictObject({ status: z.literal('link_sent'), resendAfter: z.number().int() });

/** What a mailed link is for, before it is used. Reading it does not use it up: mail scanners open links. */
export const linkInfo = z.strictObject({
  purpose: z.enum(['invitation', 'password', 'email']),
  email: z.string(),
  expiresAt: z.iso.datetime(),
  /** Of an invitation: who is invited by whom, and as what. */
  fullName: z.string().optional(),
  adminRole: z.enum(ADMIN_ROLES).optional(),
  invitedBy: z.string().optional(),
});

export type SignedIn = z.infer<typeof signedIn>;
export type SecondStepAsked = z.infer<typeof secondStepAsked>;
export type LinkInfo = z.infer<typeof linkInfo>;
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>;
