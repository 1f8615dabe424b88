import type { StepTexts } from './shape.ts';

export const en: StepTexts = {
  codeSentTo: 'We sent a code of six digits to',
  spamHint: 'It may take a minute, and may lie among the unwanted mails.',
  totpHint: 'Type the code that the authenticator app on your phone shows now.',
  passkeyHint: 'Your device asks for your fingerprint or PIN; the key never leaves it.',
  recoveryHint: 'Type one of the ten codes that you have kept. Each works once.',
  code: 'Verification code',
  recoveryCode: 'Recovery code',
  digit: (place) => `Digit ${place} of 6`,
  confirm: 'Confirm',
  usePasskey: 'Use the passkey',
  incomplete: 'Please enter the whole verification code',
  wrongCode: 'The verification code is not right',
  verifyFailed: 'Something went wrong while verifying. Please try again.',
  passkeyDeclined: 'The passkey was not used. Try again, or choose another way.',
  resend: 'Send the code again',
  resendIn: 'in',
  resent: 'We sent a new code; the old one is no longer valid.',
  otherWays: 'Other ways',
  ways: { mail: 'Code by e-mail', totp: 'Authenticator app', passkey: 'Passkey', recovery: 'Recovery code' },
};
