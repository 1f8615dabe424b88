import * as z from 'zod';
import { BROWSERS, LOCALES, SECOND_FACTORS, SIGN_IN_EVENTS, SYSTEMS } from './enumerations.ts';
import { newPassword, otp, typedPassword } from './fields.ts';
import { NAME_MAX, RECOVERY_CODES, SIGN_INS_MAX } from './limits.ts';
import { choice, id, text, typeError } from './text.ts';

const timestamp = z.iso.datetime();
const count = z.number().int().nonnegative();
/** Browser and system only: no location and no network address is stored. */
const device = { browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) };

export const passkey = z.strictObject({ id, name: z.string(), addedAt: timestamp, usedAt: timestamp.nullable() });

export const accountSecurity = z.strictObject({
  passwordChangedAt: timestamp.nullable(),
  /** The password was generated and has to be replaced within days; nothing else is allowed until then. */
  mustChangePassword: z.boolean(),
  /** No second factor is needed until this time; null when one is needed now. */
  freshUntil: timestamp.nullable(),
  mail: z.strictObject({ isOn: z.boolean(), address: z.string() }),
  totp: z.strictObject({ isOn: z.boolean(), addedAt: timestamp.nullable(), usedAt: timestamp.nullable() }),
  passkeys: z.array(passkey),
  /** Passkeys need a host name with HTTPS, or `localhost`: there are none at an IP address. */
  hasPasskeys: z.boolean(),
  recoveryCodes: z.strictObject({ left: count, of: count }),
});

export const confirmed = z.strictObject({ status: z.literal('success'), freshUntil: timestamp });

export const passwordInput = z.strictObject({ currentPassword: typedPassword, password: newPassword });
/** Replaces the token of the call, which ended with all other sessions. */
export const passwordChanged = z.strictObject({ status: z.literal('success'), token: z.string() });

export const mailCodesInput = z.strictObject({ isOn: z.boolean({ error: typeError }) });

/** Off until the admin turns it on. */
export const weeklyMail = z.strictObject({ isOn: z.boolean({ error: typeError }) });
export const weeklyMailInput = z.strictObject({ ...weeklyMail.shape, language: choice(LOCALES) });

/** The key of an authenticator app, shown once. It takes effect when a code of the app has been accepted. */
export const totpSetup = z.strictObject({ secret: z.string(), uri: z.string(), expiresAt: timestamp });
export const totpInput = z.strictObject({ otp });

const codes = z.array(z.string()).length(RECOVERY_CODES);
export const recoveryCodes = z.strictObject({ recoveryCodes: codes });
/** Has recovery codes when the account had none before. */
export const totpActivated = z.strictObject({ status: z.literal('success'), recoveryCodes: codes.optional() });
export const passkeyInput = z.strictObject({
  name: text({ max: NAME_MAX }),
  credential: z.looseObject({ id: z.string({ error: typeError }) }, { error: typeError }),
});
export const passkeyAdded = z.strictObject({ passkey, recoveryCodes: codes.optional() });

export const openSession = z.strictObject({ id, isCurrent: z.boolean(), ...device, startedAt: timestamp, seenAt: timestamp });
export const sessionsEnded = z.strictObject({ status: z.literal('success'), ended: count });

/** Failures within one hour from one network are a single entry with a `count`. */
export const signInEntry = z.strictObject({
  id,
  at: timestamp,
  event: z.enum(SIGN_IN_EVENTS),
  method: z.enum(SECOND_FACTORS).nullable(),
  ...device,
  isNewDevice: z.boolean(),
  count: z.number().int().positive(),
});
export const signIns = z.array(signInEntry).max(SIGN_INS_MAX);

export const tour = z.strictObject({ isClosed: z.boolean({ error: typeError }) });

export type Tour = z.infer<typeof tour>;
export type AccountSecurity = z.infer<typeof accountSecurity>;
export type Passkey = z.infer<typeof passkey>;
export type OpenSession = z.infer<typeof openSession>;
export type SignInEntry = z.infer<typeof signInEntry>;
