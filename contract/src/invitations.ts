import * as z from 'zod';
import { ADMIN_ROLES, INVITATION_STATES } from './enumerations.ts';
import { email } from './fields.ts';
import { NAME_MAX } from './limits.ts';
import { choice, id, text } from './text.ts';

export const invitationInput = z.strictObject({ fullName: text({ max: NAME_MAX }), email, adminRole: choice(ADMIN_ROLES) });

/** The address may be corrected when the mail did not arrive. */
export const invitationResend = z.strictObject({ email: email.optional() });

export const invitation = z.strictObject({
  id,
  fullName: z.string(),
  email: z.string(),
  adminRole: z.enum(ADMIN_ROLES),
  invitedBy: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(INVITATION_STATES),
});

export type InvitationInput = z.infer<typeof invitationInput>;
export type Invitation = z.infer<typeof invitation>;
