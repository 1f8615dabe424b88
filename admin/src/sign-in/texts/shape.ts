/** The texts of the two sign-in pages. They need no i18n library, which would be a fifth of what the pages weigh. */
export interface SignInTexts {
  loginTitle: string;
  welcome: string;
  loginLead: string;
  sessionEnded: string;
  /** Shown after signing out with unsaved text. */
  draftsKept: string;
  email: string;
  password: string;
  forgot: string;
  next: string;
  /** Specification, section 8, "Login": rejected and error. */
  rejected: string;
  loginFailed: string;
  verifyTitle: string;
  /** The same page, for an account that has other ways than the mailed code. */
  secondStep: string;
  otherAddress: string;
}
