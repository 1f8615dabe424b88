import type { SecondStep } from '@sanabel/contract/enumerations';

/** The texts of the second step. It stands on the sign-in pages, which have no i18n library: that would be a fifth of what they weigh. */
export interface StepTexts {
  codeSentTo: string;
  spamHint: string;
  totpHint: string;
  passkeyHint: string;
  recoveryHint: string;
  code: string;
  recoveryCode: string;
  digit: (place: number) => string;
  confirm: string;
  usePasskey: string;
  /** Specification, section 8, "Verification". */
  incomplete: string;
  wrongCode: string;
  verifyFailed: string;
  passkeyDeclined: string;
  resend: string;
  resendIn: string;
  resent: string;
  /** Beside a code that was not taken, whatever the cause: it tells nothing about the account. */
  newCodeHint: string;
  /** The server mails no more codes for this sign-in. */
  noMoreCodes: string;
  /** Of a signed-in admin, before a change to who may sign in. */
  again: string;
  againLead: string;
  otherWays: string;
  ways: Readonly<Record<SecondStep, string>>;
}
