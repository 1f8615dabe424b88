import { type Call, mayMake } from './call.ts';
import { applicationCalls } from './calls/applications.ts';
import { contactAndBackgroundCalls, glossaryCalls, listCalls, spreadsheetCalls } from './calls/content.ts';
import { autosaveCalls, libraryCalls, previewCalls, uploadCalls } from './calls/editing.ts';
import { historyCalls } from './calls/history.ts';
import { backupCalls, healthCalls, operationCalls, weeklyMailCalls } from './calls/operation.ts';
import { accountCalls, adminCalls, invitationCalls, signInCalls } from './calls/people.ts';

/** Every call that exists; anything else is 404. */
export const CALLS: readonly Call[] = [
  ...signInCalls,
  ...accountCalls,
  ...invitationCalls,
  ...listCalls,
  ...spreadsheetCalls,
  ...contactAndBackgroundCalls,
  ...adminCalls,
  ...applicationCalls,
  ...glossaryCalls,
  ...historyCalls,
  ...previewCalls,
  ...backupCalls,
  ...autosaveCalls,
  ...healthCalls,
  ...uploadCalls,
  ...weeklyMailCalls,
  ...libraryCalls,
  ...operationCalls,
];

/** Returns false for unknown routes. */
export const mayRoleMake = (role: string, route: string): boolean => {
  const named = CALLS.find(({ method, path }) => `${method} ${path}` === route);
  return named !== undefined && mayMake(named, { id: '', adminRole: role });
};
