import { mayMake } from '@sanabel/contract/call';
import { CALLS } from '@sanabel/contract/calls';
import { readSession } from '../session/session.ts';

/** Key of the contract's table, such as `GET /job-requests`. */
export type CallName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

/** Hides what the admin may not do; the server decides. A change of role ends the sessions, so the stored one is right. */
export const may = (name: CallName): boolean => {
  const admin = readSession()?.admin;
  const call = CALLS.find(({ method, path }) => `${method} ${path}` === name);
  return admin !== undefined && call !== undefined && mayMake(call, admin);
};
