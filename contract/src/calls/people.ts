import * as z from 'zod';
import {
  accountSecurity,
  confirmed,
  mailCodesInput,
  openSession,
  passkeyAdded,
  passkeyInput,
  passwordChanged,
  passwordInput,
  recoveryCodes,
  sessionsEnded,
  signIns,
  totpActivated,
  totpInput,
  totpSetup,
  tour,
  weeklyMail,
  weeklyMailInput,
} from '../account.ts';
import {
  acceptInvitationInput,
  forgotPasswordInput,
  linkInfo,
  linkInput,
  linkSent,
  loginInput,
  otpSent,
  passkeyOptions,
  REGISTRATION_FILES,
  registerInput,
  resendOtpInput,
  resetPasswordInput,
  secondFactorAsked,
  secondFactorInput,
  signedIn,
  verifyAccountInput,
  verifyLoginInput,
} from '../auth.ts';
import { type Call, call } from '../call.ts';
import { admin } from '../entities/admin.ts';
import { ENTITIES } from '../entities/index.ts';
import { invitation, invitationInput, invitationResend } from '../invitations.ts';
import { savedFilter, savedFilterInput, savedFilters } from '../saved-filters.ts';
import { crudCalls, deleted, success } from './crud.ts';

export const signInCalls: Call[] = [
  call('open', 'POST /auth/login', 'login', 'Step one of signing in: a code is mailed', { input: loginInput, answer: secondFactorAsked }),
  call('open', 'POST /auth/verify-login', 'verifyLogin', 'Step two: the mailed code, or another second step, gives a token', {
    input: verifyLoginInput,
    answer: signedIn,
  }),
  call('open', 'POST /auth/resend-otp', 'resendOtp', 'Another code', { input: resendOtpInput, answer: otpSent }),
  call('open', 'POST /auth/register', 'register', 'Register an invited address', {
    input: registerInput,
    files: REGISTRATION_FILES,
    answer: otpSent,
  }),
  call('open', 'POST /auth/verify-account', 'verifyAccount', 'Activate a registered account', {
    input: verifyAccountInput,
    answer: success,
  }),
  call('open', 'POST /auth/forgot-password', 'forgotPassword', 'Mail a link with which a new password is chosen', {
    input: forgotPasswordInput,
    answer: linkSent,
  }),
  call('open', 'POST /auth/link', 'readLink', 'What a mailed link is for; it is not used up', { input: linkInput, answer: linkInfo }),
  call('open', 'POST /auth/reset-password', 'resetPassword', 'Use a link: a new password, and every session ends', {
    input: resetPasswordInput,
    answer: success,
  }),
  call('open', 'POST /auth/accept-invitation', 'acceptInvitation', 'Use a link: an account of one’s own', {
    input: acceptInvitationInput,
    files: REGISTRATION_FILES,
    answer: success,
  }),
  call('open', 'POST /auth/confirm-email', 'confirmEmail', 'Use a link: the new address counts, and every session ends', {
    input: linkInput,
    answer: success,
  }),
  call('admin', 'POST /auth/logout', 'logout', 'Sign out: the token is dead at once', { answer: success }),
  call('admin', 'GET /auth/me', 'me', 'Who is signed in', { answer: admin }),
];

/** Changes to one's own account require a second factor that is at most ten minutes old (403 SECOND_STEP_REQUIRED). */
export const accountCalls: Call[] = [
  call('admin', 'GET /account/security', 'read', 'One’s own ways in', { answer: accountSecurity }),
  call('admin', 'POST /account/second-step', 'ask', 'Ask for the second step again: a code is mailed', { answer: secondFactorAsked }),
  call('admin', 'POST /account/second-step/verify', 'confirm', 'The second step again', { input: secondFactorInput, answer: confirmed }),
  call('admin', 'POST /account/password', 'changePassword', 'A new password; the session goes on with a new token, the others end', {
    input: passwordInput,
    answer: passwordChanged,
  }),
  call('admin', 'POST /account/mail-codes', 'switchMailCodes', 'Turn mailed codes off or on', {
    input: mailCodesInput,
    answer: accountSecurity,
  }),
  call('admin', 'POST /account/totp', 'beginTotp', 'A key for an authenticator app', { answer: totpSetup }),
  call('admin', 'POST /account/totp/activate', 'activateTotp', 'Turn the app on, with a code that it shows', {
    input: totpInput,
    answer: totpActivated,
  }),
  call('admin', 'DELETE /account/totp', 'removeTotp', 'Turn the app off', { answer: accountSecurity }),
  call('admin', 'POST /account/passkeys/options', 'beginPasskey', 'What the browser is asked for a new passkey with', {
    answer: passkeyOptions,
  }),
  call('admin', 'POST /account/passkeys', 'addPasskey', 'Keep a passkey', { input: passkeyInput, status: 201, answer: passkeyAdded }),
  call('admin', 'DELETE /account/passkeys/{id}', 'removePasskey', 'Remove a passkey', { answer: deleted }),
  call('admin', 'POST /account/recovery-codes', 'renewRecoveryCodes', 'Ten new recovery codes; the old ones end', {
    answer: recoveryCodes,
  }),
  call('admin', 'GET /account/sessions', 'listSessions', 'One’s open sessions', { answer: z.array(openSession) }),
  call('admin', 'DELETE /account/sessions', 'endOtherSessions', 'End all sessions but this one', { answer: sessionsEnded }),
  call('admin', 'DELETE /account/sessions/{id}', 'endSession', 'End one session', { answer: deleted }),
  call('admin', 'GET /account/filters', 'listFilters', 'One’s saved filters of lists, by name', { answer: savedFilters }),
  call('admin', 'POST /account/filters', 'saveFilter', 'Save a filter of a list under a name; one of the same name is replaced', {
    input: savedFilterInput,
    status: 201,
    answer: savedFilter,
  }),
  call('admin', 'DELETE /account/filters/{id}', 'deleteFilter', 'Forget a saved filter', { answer: deleted }),
  call('admin', 'GET /account/weekly-mail', 'readWeeklyMail', 'Whether one gets a mail each week of what waits', { answer: weeklyMail }),
  call('admin', 'POST /account/weekly-mail', 'switchWeeklyMail', 'Turn the weekly mail on, in a language, or off', {
    input: weeklyMailInput,
    answer: weeklyMail,
  }),
  call('admin', 'GET /account/tour', 'readTour', 'Whether one has closed the tour of the first day', { answer: tour }),
  call('admin', 'POST /account/tour', 'setTour', 'Close the tour of the first day, or open it again', { input: tour, answer: tour }),
  call('admin', 'GET /account/sign-ins', 'listSignIns', 'One’s last sign-ins and failed ones, newest first', { answer: signIns }),
];

export const invitationCalls: Call[] = [
  call('owner', 'GET /invitations', 'find', 'Invitations that were not accepted yet, newest first', { answer: z.array(invitation) }),
  call('owner', 'POST /invitations', 'create', 'Invite somebody: a link is mailed', {
    input: invitationInput,
    status: 201,
    answer: invitation,
  }),
  call('owner', 'POST /invitations/{id}/resend', 'resend', 'Mail a new link, to a corrected address if there is one; the old link ends', {
    input: invitationResend,
    answer: invitation,
  }),
  call('owner', 'DELETE /invitations/{id}', 'delete', 'Withdraw an invitation: its link ends', { answer: deleted }),
  call('owner', 'POST /invitations/{id}/restore', 'restore', 'Undo the withdrawal, for a minute', { answer: invitation }),
];

export const adminCalls: Call[] = [
  ...crudCalls(
    ENTITIES.admins,
    { read: 'owner', write: 'owner' },
    ['All admins', 'One admin', 'Add an admin', 'Change an admin', 'Delete an admin for good'],
    {
      findOne: { orForOneself: true },
      create: { answer: admin.extend(success.shape) },
      update: { orForOneself: true },
    },
  ),
  call('owner', 'POST /admins/{id}/password-link', 'sendPasswordLink', 'Mail an admin a link with which they choose a new password', {
    answer: linkSent,
  }),
];
