import type { SecondFactor } from '@sanabel/contract/enumerations';

/** Separate from the catalogue: the sign-in pages have no i18n library, which would be a fifth of their size. */
export interface SecondFactorTexts {
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
  /** The same for every cause, so that it reveals nothing about the account. */
  newCodeHint: string;
  noMoreCodes: string;
  /** Shown to a signed-in admin before a change of sign-in or permissions. */
  again: string;
  againLead: string;
  otherWays: string;
  ways: Readonly<Record<SecondFactor, string>>;
}
