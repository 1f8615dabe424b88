/** The texts of the two sign-in pages. They need no i18n library, which would be a fifth of what the pages weigh. */
export interface SignInTexts {
  loginTitle: string;
  welcome: string;
  loginLead: string;
  sessionEnded: string;
  email: string;
  password: string;
  showPassword: string;
  hidePassword: string;
  next: string;
  busy: string;
  /** Specification, section 8, "Login": rejected and error. */
  rejected: string;
  loginFailed: string;
  verifyTitle: string;
  codeSentTo: string;
  spamHint: string;
  digit: (place: number) => string;
  confirm: string;
  /** Specification, section 8, "Verification". */
  incomplete: string;
  wrongCode: string;
  verifyFailed: string;
  resend: string;
  resendIn: string;
  resent: string;
  otherAddress: string;
  tooMany: (minutes: number) => string;
}
