import * as z from 'zod';
import { BROWSERS, LOCALES, SECOND_STEPS, SIGN_IN_EVENTS, SYSTEMS } from './enumerations.ts';
import { newPassword, otp, typedPassword } from './fields.ts';
import { NAME_MAX, RECOVERY_CODES, SIGN_INS_MAX } from './limits.ts';
import { choice, id, text, typeError } from './text.ts';

const moment = z.iso.datetime();
const count = z.number().int().nonnegative();
/** The program and the system that something was done with, as far as they can be told; never a place or an address. */
const device = { browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) };

export const passkey = z.strictObject({ id, name: z.string(), addedAt: moment, usedAt: moment.nullable() });

/** One's own ways in (GET /account/security). */
export const accountSecurity = z.strictObject({
  passwordChangedAt: moment.nullable(),
  /** The password was generated: another is to be chosen within days, and then nothing else can be done before. */
  mustChangePassword: z.boolean(),
  /** Until then changes to ways in are allowed without another second step; null when one is needed. */
  freshUntil: moment.nullable(),
  mail: z.strictObject({ isOn: z.boolean(), address: z.string() }),
  totp: z.strictObject({ isOn: z.boolean(), addedAt: moment.nullable(), usedAt: moment.nullable() }),
  passkeys: z.array(passkey),
  /** Passkeys belong to a host name, over HTTPS or on `localhost`: at an address of digits there are none. */
  hasPasskeys: z.boolean(),
  recoveryCodes: z.strictObject({ left: count, of: count }),
});

/** A second step that a signed-in admin has just repeated. */
export const confirmed = z.strictObject({ status: z.literal('success'), freshUntil: moment });

export const passwordInput = z.strictObject({ currentPassword: typedPassword, password: newPassword });
/** The other sessions have ended, and so has the token that the call came with: this one goes on in its place. */
export const passwordChanged = z.strictObject({ status: z.literal('success'), token: z.string() });

export const mailCodesInput = z.strictObject({ isOn: z.boolean({ error: typeError }) });

/** A mail each week of what waits for whoever wants it; off until they say so, and in the language in which they said it. */
export const weeklyMail = z.strictObject({ isOn: z.boolean({ error: typeError }) });
export const weeklyMailInput = z.strictObject({ ...weeklyMail.shape, language: choice(LOCALES) });

/** The key of an authenticator app, shown once; nothing is on until a code of the app fits. */
export const totpSetup = z.strictObject({ secret: z.string(), uri: z.string(), expiresAt: moment });
export const totpInput = z.strictObject({ otp });

const codes = z.array(z.string()).length(RECOVERY_CODES);
/** Shown once. */
export const recoveryCodes = z.strictObject({ recoveryCodes: codes });
/** With recovery codes when the account had none before. */
export const totpActivated = z.strictObject({ status: z.literal('success'), recoveryCodes: codes.optional() });
export const passkeyInput = z.strictObject({
  name: text({ max: NAME_MAX }),
  credential: z.looseObject({ id: z.string({ error: typeError }) }, { error: typeError }),
});
export const passkeyAdded = z.strictObject({ passkey, recoveryCodes: codes.optional() });

export const openSession = z.strictObject({ id, isCurrent: z.boolean(), ...device, startedAt: moment, seenAt: moment });
export const sessionsEnded = z.strictObject({ status: z.literal('success'), ended: count });

/** A sign-in or a failed one. Failures of one hour from one place are one entry with their `count`. */
export const signInEntry = z.strictObject({
  id,
  at: moment,
  event: z.enum(SIGN_IN_EVENTS),
  method: z.enum(SECOND_STEPS).nullable(),
  ...device,
  isNewDevice: z.boolean(),
  count: z.number().int().positive(),
});
export const signIns = z.array(signInEntry).max(SIGN_INS_MAX);

/** Whether the tour of the first day is closed, on every device of its account. */
export const tour = z.strictObject({ isClosed: z.boolean({ error: typeError }) });

export type Tour = z.infer<typeof tour>;
export type AccountSecurity = z.infer<typeof accountSecurity>;
export type Passkey = z.infer<typeof passkey>;
export type OpenSession = z.infer<typeof openSession>;
export type SignInEntry = z.infer<typeof signInEntry>;
