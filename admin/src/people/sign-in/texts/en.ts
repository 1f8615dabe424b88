import type { Shape } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  loginTitle: 'Sign in · Control panel',
  panel: 'Control panel',
  welcome: 'Welcome back',
  loginLead: 'Sign in with your email and password, then a second step.',
  sessionEnded: 'Your session has ended. Sign in to go back to where you were; what you typed has been saved.',
  unsavedChanges: 'You are signed out. What you typed and did not save has been kept as a draft: open the same form to find it.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  next: 'Next',
  rejected: 'Sign-in failed. Please check your email and password.',
  loginFailed: 'Something went wrong while signing in. Please try again.',
} satisfies Shape<typeof ar>;
