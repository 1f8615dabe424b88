import * as z from 'zod';
import { admin } from './entities/admin.ts';
import type { FilePart } from './entities/entity.ts';
import { ADMIN_ROLES, SECOND_FACTORS } from './enumerations.ts';
import type { FieldCode } from './errors.ts';
import { email, newPassword, otp, phone, typedPassword } from './fields.ts';
import { NAME_MAX, ROLE_MAX } from './limits.ts';
import { REGISTRATION_IMAGE } from './media-rules.ts';
import { choice, text, typeError } from './text.ts';

/** Requests a browser session: its token works only together with a cookie, so a script that steals it cannot use it elsewhere. */
const session = choice(['cookie']).optional();

export const loginInput = z.strictObject({ email, password: typedPassword, session });

/** Letters in any case, with or without the hyphen. */
const recoveryCode = text({ max: 20 });
/** WebAuthn's `PublicKeyCredential` as JSON. */
const credential = z.looseObject({ id: z.string({ error: typeError }) }, { error: typeError });

/** A mailed or app code unless `method` names another factor. */
export const secondFactorFields = {
  otp: otp.optional(),
  method: choice(SECOND_FACTORS).optional(),
  recoveryCode: recoveryCode.optional(),
  credential: credential.optional(),
};

type SecondFactorFields = z.output<z.ZodObject<typeof secondFactorFields>>;

const PROOFS = { mail: 'otp', totp: 'otp', passkey: 'credential', recovery: 'recoveryCode' } as const;

export const requireProof = (proof: SecondFactorFields, context: z.RefinementCtx): void => {
  const field = PROOFS[proof.method ?? 'mail'];
  if (proof[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'required' satisfies FieldCode });
};

export const secondFactorInput = z.strictObject(secondFactorFields).superRefine(requireProof);
export type SecondFactorInput = z.infer<typeof secondFactorInput>;

export const verifyLoginInput = z.strictObject({ email, ...secondFactorFields, session }).superRefine(requireProof);
export const resendOtpInput = z.strictObject({ email, type: choice(['login', 'register']) });
export const registerInput = z.strictObject({
  fullName: text({ max: NAME_MAX }),
  email,
  password: newPassword,
  job: text({ max: ROLE_MAX }),
  phoneNumber: phone,
});
export const REGISTRATION_FILES: readonly [FilePart] = [
  { field: 'image', attribute: 'image', rule: REGISTRATION_IMAGE, isRequired: false },
];
export const verifyAccountInput = z.strictObject({ email, otp });

/** The secret of a mailed link: 128 random bits. It follows the `#` of an address, which browsers never send. */
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

/** WebAuthn's options as JSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** `isMailOut` is present while no mail leaves the server, which is no secret of an account. */
export const otpSent = z.strictObject({
  status: z.literal('otp_sent'),
  resendAfter: z.number().int(),
  isMailOut: z.literal(true).optional(),
});
/** `methods` and `passkey` are present only where there are factors besides the mailed code. A code is mailed only if `mail` is listed. */
export const secondFactorAsked = otpSent.extend({
  methods: z.array(z.enum(SECOND_FACTORS)).optional(),
  passkey: passkeyOptions.optional(),
});
export const signedIn = z.strictObject({ status: z.literal('success'), admin, token: z.string() });
/** The same for every address, so that it does not reveal which accounts exist. */
export const linkSent = z.strictObject({ status: z.literal('link_sent'), resendAfter: z.number().int() });

/** Reading this does not use up the link: mail scanners open links. */
export const linkInfo = z.strictObject({
  purpose: z.enum(['invitation', 'password', 'email']),
  email: z.string(),
  expiresAt: z.iso.datetime(),
  /** Only for an invitation. */
  fullName: z.string().optional(),
  adminRole: z.enum(ADMIN_ROLES).optional(),
  invitedBy: z.string().optional(),
});

export type SignedIn = z.infer<typeof signedIn>;
export type OtpSent = z.infer<typeof otpSent>;
export type SecondFactorAsked = z.infer<typeof secondFactorAsked>;
export type LinkInfo = z.infer<typeof linkInfo>;
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>;
