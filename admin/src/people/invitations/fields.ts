import type { FormOf } from '@sanabel/contract/entities/entity';
import { type InvitationInput, invitationInput, invitationResend } from '@sanabel/contract/invitations';
import { EMAIL_MAX, NAME_MAX } from '@sanabel/contract/limits';
import type { TextInput } from '../../kit/forms/TextField.tsx';

export const INVITATION_FORM = {
  fullName: { label: 'admins.name', max: NAME_MAX },
  email: { label: 'admins.email', type: 'email', language: null, max: EMAIL_MAX },
  adminRole: { label: 'forms.role' },
} as const satisfies FormOf<InvitationInput, TextInput>;

export const BLANK: InvitationInput = { fullName: '', email: '', adminRole: 'editor' };
export const INVITATION_RULES = invitationInput;
export const ADDRESS_RULES = invitationResend.required();
