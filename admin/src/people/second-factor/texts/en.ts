import type { Shape } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  codeSentTo: 'We sent a six-digit code to',
  spamHint: 'It may take a minute. If you don’t see it, check your spam folder.',
  mailIsOut:
    'The server cannot send email at the moment, so the code may not reach you. An owner of the site can get you one on the server.',
  totpHint: 'Type the code shown now in the authenticator app on your phone.',
  passkeyHint: 'Your device asks for your fingerprint or PIN; the key never leaves it.',
  recoveryHint: 'Type one of the ten codes you saved. Each works once.',
  code: 'Verification code',
  secondStep: 'Second step',
  recoveryCode: 'Recovery code',
  digit: (place) => `Digit ${place} of 6`,
  confirm: 'Confirm',
  usePasskey: 'Use the passkey',
  incomplete: 'Please enter the whole verification code',
  wrongCode: 'The verification code is not correct',
  verifyFailed: 'Something went wrong while verifying. Please try again.',
  passkeyDeclined: 'The passkey was not used. Try again, or choose another method.',
  resend: 'Send the code again',
  resendIn: 'in',
  resent: 'We sent a new code; the old one is no longer valid.',
  newCodeHint: 'A code is valid for ten minutes and five attempts. If yours is not accepted, request a new one.',
  noMoreCodes: 'We have sent all the codes that one sign-in allows. Sign in again to get another.',
  otherAddress: 'Sign in with another email',
  again: 'Confirm your identity',
  againLead: 'We ask for your second step again before this change.',
  otherWays: 'Other methods',
  ways: { mail: 'Code by email', totp: 'Authenticator app', passkey: 'Passkey', recovery: 'Recovery code' },
} satisfies Shape<typeof ar>;
