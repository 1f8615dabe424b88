/** Separate from the catalogue: an i18n library would be a fifth of the pages' size. */
export interface SignInTexts {
  loginTitle: string;
  welcome: string;
  loginLead: string;
  sessionEnded: string;
  unsavedChanges: string;
  email: string;
  password: string;
  forgot: string;
  next: string;
  /** Specification, section 8, "Login": rejected and error. */
  rejected: string;
  loginFailed: string;
  verifyTitle: string;
  /** The title for accounts with other factors than the mailed code. */
  secondFactor: string;
  otherAddress: string;
}
